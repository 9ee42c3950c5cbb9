// A second place for the games: IndexedDB, where a browser can be asked to write to the disk at once. What is put into
// localStorage gets there seconds or a minute later, and is lost if the browser is killed before.
//
//     window.streetsDurable.put(key, text)    keep a text here too; it returns at once and never fails
//     window.streetsDurable.remove(key)       forget it
//     window.streetsDurable.found(late)       a promise of the texts that localStorage has otherwise or not at all,
//                                             as [key, text]; those that do not come in time are told to `late`
//
// Without IndexedDB nothing is found, and all else works as with it.
"use strict";
(() => {
  const PATIENCE = 500; // milliseconds that a start waits for a browser that does not answer
  const AGAIN = [250, 500, 1000, 2000]; // milliseconds after which a browser is asked again that could not open it
  const TEXTS = "texts";

  let native = null;
  try {
    native = window.indexedDB;
  } catch {
    // Site data is blocked.
  }

  // What a killed browser left behind cannot be opened while its last processes end, which may take seconds: a failure
  // is not kept, and what is wanted then is done later.
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

  // What localStorage could keep is kept there: a failure here is no loss, and the next start finds what is.
  const tell = (error) => console.debug("Streets has no second place for games:", error);

  const owed = new Map(); // by key the text that is not here yet, or null for what is not gone yet
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

  // PyScript keeps Python packages in IndexedDB, opens it whether there are any or not, and does not start where it
  // cannot. There are none here: until the app has started it gets one that is empty and always there.
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
  };
  const empty = { getAllKeys: () => answer([]), clear: () => answer() };
  const database = { transaction: () => ({ objectStore: () => empty }), close() {} };
  const before = Object.getOwnPropertyDescriptor(window, "indexedDB");
  const stand = { configurable: true, value: { open: () => answer(database) } };
  Object.defineProperty(window, "indexedDB", stand);

  const giveBack = () => {
    if (before) Object.defineProperty(window, "indexedDB", before);
    else delete window.indexedDB;
  };
  addEventListener("streets:ready", giveBack, { once: true });
})();
