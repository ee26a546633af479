/** The name that forgetPersonal empties by, too. */
const DATABASE = 'outbox'
const STORE = 'messages'

/** Records by their id, in a place that a reload, a crash and a closed tab leave as it is. */
export type RecordStorage<Value> = {
  readonly all: () => Promise<Value[]>
  readonly put: (id: string, value: Value) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** Where a browser refuses to store anything, records are kept until the page is left. */
export function outboxStorage<Value>(): RecordStorage<Value> {
  const memory = new Map<string, Value>()

  async function inStore<Answer>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer | null> {
    const database = await opened().catch(() => null)
    if (!database) return null
    try {
      return await answerOf(database, mode, ask)
    } finally {
      database.close()
    }
  }

  return {
    async all() {
      const found = await inStore('readonly', (store) => store.getAll() as IDBRequest<Value[]>)
      return found ?? [...memory.values()]
    },
    async put(id, value) {
      const put = await inStore('readwrite', (store) => store.put(value, id))
      if (put === null) memory.set(id, value)
    },
    async remove(id) {
      memory.delete(id)
      await inStore('readwrite', (store) => store.delete(id))
    },
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('nothing can be stored here')))
    request.addEventListener('blocked', () => reject(new Error('nothing can be stored now')))
  })
}

/** It is answered only once it is on the disk. */
function answerOf<Answer>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(new Error('nothing was stored')))
  })
}
