// The version of the files, written by tools/build_site.py (assets/head/version.js).
window.streetsCompare("dev");
