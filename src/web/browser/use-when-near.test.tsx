import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useWhenNear } from './endless-list.ts'

test('of several changes that a busy browser tells at once the last one holds', async () => {
  const toldAtOnce = takeOverObserver()
  const onNear = vi.fn()
  await renderHook(() => useWhenNear({ current: document.body }, 0, onNear))

  toldAtOnce(true, false)
  expect(onNear).not.toHaveBeenCalled()
  toldAtOnce(false, true)
  expect(onNear).toHaveBeenCalledOnce()
})

/** When a browser tells is its own affair, so the test tells instead. */
function takeOverObserver() {
  const told: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        told.push(tell)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return (...changes: boolean[]) =>
    told.at(-1)?.(changes.map((isIntersecting) => ({ isIntersecting })))
}
