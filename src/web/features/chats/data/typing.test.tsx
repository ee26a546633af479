import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/storage.ts'
import { showTyping, useIsTyping } from './typing.ts'

test('who writes to a member is not told to whoever comes after them [P11]', async () => {
  const { result } = await renderHook(() => useIsTyping('zoe'))
  // By itself it would be over after a while.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  showTyping('zoe')
  await expect.poll(() => result.current).toBe(true)

  forgetPersonal()

  await expect.poll(() => result.current).toBe(false)
})
