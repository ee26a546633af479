import { expect, onTestFinished, test, vi } from 'vitest'
import { storedById } from './drafts.ts'

const textOf = storedById(
  (id) => `text:${id}`,
  (stored) => (typeof stored === 'string' ? stored : null),
)

test('what another window has kept is heard of here, and of that one only', () => {
  const [mine, other] = [textOf('mine'), textOf('other')]
  onTestFinished(() => mine.forget())
  const [hearMine, hearOther] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stops = [mine.subscribe(hearMine), other.subscribe(hearOther)]

  // As a browser tells it: after the fact, and never to the window that has done it.
  localStorage.setItem('text:mine', '"Hoi"')
  dispatchEvent(new StorageEvent('storage', { key: 'text:mine', newValue: '"Hoi"' }))
  const heard = [mine.get(), hearMine.mock.calls.length, hearOther.mock.calls.length]
  for (const stop of stops) stop()
  dispatchEvent(new StorageEvent('storage', { key: 'text:mine' }))

  expect(heard).toEqual(['Hoi', 1, 0])
  expect(hearMine).toHaveBeenCalledOnce()
})
