// Files for Python's file system.

// Put files, as pairs of path and bytes, where their paths say, and make the folders that are missing.
export function putFiles(FS, files) {
  for (const [path, bytes] of files) {
    if (path.includes("/")) FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes);
  }
}
