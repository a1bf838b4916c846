// Drafts that survive a closed tab: in IndexedDB, encrypted with a key that cannot be read out, and kept apart by homework and learner,
// because a browser may have one storage for all pages from disk. Without IndexedDB they are kept in memory.

const STORE = 'items';

function request(call) {
  return new Promise((done, failed) => {
    call.onsuccess = () => done(call.result);
    call.onerror = () => failed(call.error);
  });
}

function openDatabase() {
  const opening = indexedDB.open('saywell-homework', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return request(opening);
}

function memoryStore() {
  const items = new Map();
  return {
    lasting: false,
    get: async name => items.get(name),
    put: async (name, value) => { items.set(name, value); },
    remove: async name => { items.delete(name); },
    names: async prefix => [...items.keys()].filter(name => name.startsWith(prefix)),
  };
}

async function openStore() {
  try {
    const database = await openDatabase();
    const items = mode => database.transaction(STORE, mode).objectStore(STORE);
    const store = {
      lasting: true,
      get: name => request(items('readonly').get(name)),
      put: (name, value) => request(items('readwrite').put(value, name)),
      remove: name => request(items('readwrite').delete(name)),
      names: prefix => request(items('readonly').getAllKeys(IDBKeyRange.bound(prefix, prefix + '\uffff'))),
    };
    await store.get('preferences');
    return store;
  } catch {
    return memoryStore();
  }
}

class Drafts {
  // who: a number or an identifier of a learner.
  constructor(store, who) {
    this.store = store;
    this.prefix = `${content.homework}/${who}/`;
    this.queue = Promise.resolve();
  }

  async key() {
    const kept = await this.store.get(this.prefix + 'key');
    if (kept) return kept;
    const key = await crypto.subtle.generateKey({name: 'AES-GCM', length: 256}, false, ['encrypt', 'decrypt']);
    await this.store.put(this.prefix + 'key', key);
    return key;
  }

  // One at a time, so that two savings never make two keys.
  inTurn(work) {
    const result = this.queue.then(work);
    this.queue = result.catch(() => {});
    return result;
  }

  // The identifier of these drafts, the same as long as they are not erased.
  identifier() {
    return this.inTurn(async () => {
      let id = await this.store.get(this.prefix + 'id');
      if (!id) {
        id = uuid();
        await this.store.put(this.prefix + 'id', id);
      }
      return id;
    });
  }

  // When a file to hand in was made of these drafts, if it was.
  givenAt() {
    return this.inTurn(() => this.store.get(this.prefix + 'given-at'));
  }

  give(at) {
    return this.inTurn(() => this.store.put(this.prefix + 'given-at', at));
  }

  save(sentence, {bytes, ...facts}) {
    return this.inTurn(async () => {
      const header = utf8(JSON.stringify(facts));
      const length = new Uint8Array(new Uint32Array([header.length]).buffer);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        {name: 'AES-GCM', iv, additionalData: utf8(this.prefix + sentence)}, await this.key(), concatenate(length, header, bytes));
      await this.store.put(this.prefix + 'draft/' + sentence, {iv, sealed});
    });
  }

  load(sentence) {
    return this.inTurn(async () => {
      const item = await this.store.get(this.prefix + 'draft/' + sentence);
      if (!item) return null;
      try {
        const plain = new Uint8Array(await crypto.subtle.decrypt(
          {name: 'AES-GCM', iv: item.iv, additionalData: utf8(this.prefix + sentence)}, await this.key(), item.sealed));
        const length = new Uint32Array(plain.slice(0, 4).buffer)[0];
        const facts = JSON.parse(new TextDecoder().decode(plain.subarray(4, 4 + length)));
        return {...facts, bytes: plain.slice(4 + length)};
      } catch {
        return null;
      }
    });
  }

  remove(sentence) {
    return this.inTurn(() => this.store.remove(this.prefix + 'draft/' + sentence));
  }

  // Everything, the key first: without it nothing can be read any more.
  erase() {
    return this.inTurn(async () => {
      await this.store.remove(this.prefix + 'key');
      for (const name of await this.store.names(this.prefix)) await this.store.remove(name);
    });
  }
}
