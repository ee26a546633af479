import { memories } from '#web/browser/storage.ts'

/** The name that forgetPersonal empties by, too. */
const DATABASE = 'outbox'
const STORE = 'messages'

type Stored = { readonly client_id: string }

/** Records by their id, in a place that a reload, a crash and a closed tab leave as it is. */
type RecordStorage<Value> = {
  readonly all: () => Promise<Value[]>
  readonly put: (value: Value) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** What a browser refuses to store, as when there is no room left, is kept until the page is left. */
export function outboxStorage<Value extends Stored>(): RecordStorage<Value> {
  /** Newer than what is stored: null is what was removed and could not be deleted. */
  const memory = new Map<string, Value | null>()
  memories.add(() => memory.clear())

  return {
    async all() {
      const found = await inStore('readonly', (store) => store.getAll() as IDBRequest<Value[]>)
      const stored = (found ?? []).filter(({ client_id: id }) => !memory.has(id))
      return [...stored, ...memory.values()].filter((value) => value !== null)
    },
    async put(value) {
      const put = await inStore('readwrite', (store) => store.put(value, value.client_id))
      if (put === null) memory.set(value.client_id, value)
      else memory.delete(value.client_id)
    },
    async remove(id) {
      memory.set(id, null)
      const removed = await inStore('readwrite', (store) => store.delete(id))
      if (removed !== null) memory.delete(id)
    },
  }
}

/** Null where it cannot be done. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | null> {
  const database = await opened().catch(() => null)
  if (!database) return null
  try {
    return await answerOf(database, mode, ask)
  } catch {
    return null
  } finally {
    database.close()
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
