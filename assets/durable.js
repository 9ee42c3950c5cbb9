// A second store for games and results: IndexedDB, which can write to the disk immediately. A change to localStorage
// reaches the disk seconds or a minute later, and is lost if the browser is killed before.
//
//     window.streetsDurable.put(key, text)    also store a text here; returns immediately and never fails
//     window.streetsDurable.remove(key)       remove a text
//     window.streetsDurable.found(late)       a promise of the texts that differ from localStorage or are missing there,
//                                             as [key, text]; `late` receives texts that arrive too late
// Without IndexedDB it finds nothing, and everything else works as usual.
"use strict";
(() => {
  const PATIENCE = 500; // milliseconds that a start waits for an unresponsive browser
  const AGAIN = [250, 500, 1000, 2000]; // milliseconds between attempts to open the database
  const TEXTS = "texts";

  const native = window.streetsBoot.indexedDB;

  // After a crash the database cannot be opened until the browser's last processes have ended, which may take seconds.
  // It therefore does not cache failures, and writes pending changes later.
  let opened = null;
  const open = () =>
    new Promise((resolve, reject) => {
      const request = native.open("streets", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = () => { opened = null; };
        database.onversionchange = () => { opened = null; database.close(); };
        resolve(database);
      };
    });

  const use = async (mode, act) => {
    opened ??= open().catch((error) => {
      opened = null;
      throw error;
    });
    const transaction = (await opened).transaction(TEXTS, mode, { durability: "strict" });
    return new Promise((resolve, reject) => {
      const requests = act(transaction.objectStore(TEXTS));
      transaction.oncomplete = () => resolve(requests.map((request) => request.result));
      transaction.onabort = () => reject(transaction.error);
    });
  };

  // localStorage already has the texts, so a failure here loses nothing.
  const tell = (error) => console.debug("Streets has no second place for games:", error);

  const owed = new Map(); // pending changes by key: the text to store, or null to remove
  let writing = Promise.resolve();
  const write = async () => {
    const taken = [...owed];
    if (!taken.length) return;
    const change = (texts) => ([key, text]) => (text === null ? texts.delete(key) : texts.put(text, key));
    try {
      await use("readwrite", (texts) => taken.map(change(texts)));
      for (const [key, text] of taken) if (owed.get(key) === text) owed.delete(key);
    } catch (error) {
      tell(error);
    }
  };
  const owe = (key, text) => {
    owed.set(key, text);
    writing = writing.then(write);
  };

  const differing = async () => {
    const [keys, texts] = await use("readonly", (store) => [store.getAllKeys(), store.getAll()]);
    const pairs = keys.map((key, n) => [key, texts[n]]).filter(([key]) => !owed.has(key));
    return pairs.filter(([key, text]) => typeof text === "string" && localStorage.getItem(key) !== text);
  };
  const read = async () => {
    for (const pause of [...AGAIN, null]) {
      try {
        return await differing();
      } catch (error) {
        tell(error);
        if (pause === null || error?.name !== "UnknownError") return [];
      }
      await new Promise((over) => setTimeout(over, pause));
    }
  };
  const reading = read();
  reading.then(() => { writing = writing.then(write); });

  window.streetsDurable = {
    put: owe,
    remove: (key) => owe(key, null),
    found: (late) =>
      new Promise((resolve) => {
        let over = false;
        const give = (texts) => {
          if (!over) resolve(texts);
          else if (texts.length) late(texts);
          over = true;
        };
        reading.then(give);
        setTimeout(() => over || give([]), PATIENCE);
      }),
  };
})();
