import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPersonal } from '#web/browser/storage.ts'
import { outboxStorage } from './outbox-storage.ts'

type Said = { readonly client_id: string; readonly text: string }

beforeEach(forgetPersonal)
afterEach(() => {
  vi.restoreAllMocks()
  forgetPersonal()
})

test('what cannot be stored any more is kept in memory, beside what is stored [CHA-3]', async () => {
  const storage = outboxStorage<Said>()
  await storage.put({ client_id: 'one', text: 'Een' })
  await storage.put({ client_id: 'two', text: 'Twee' })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort()
    return this.count() as unknown as IDBRequest<IDBValidKey>
  })

  await storage.put({ client_id: 'two', text: 'Twee, maar anders' })
  await storage.put({ client_id: 'three', text: 'Drie' })

  const all = await storage.all()
  expect(all.map(({ text }) => text)).toEqual(['Een', 'Twee, maar anders', 'Drie'])
})

test('what cannot be deleted is gone all the same [CHA-3]', async () => {
  const storage = outboxStorage<Said>()
  await storage.put({ client_id: 'one', text: 'Een' })
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError')
  })

  await storage.remove('one')

  expect(await storage.all()).toEqual([])
})
