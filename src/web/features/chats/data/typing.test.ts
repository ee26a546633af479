import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { hearTyping, useIsTyping } from './typing.ts'

test('who writes to a member is not told to whoever comes after them [P11]', async () => {
  const { result } = await renderHook(() => useIsTyping('zoe'))
  hearTyping('zoe')
  await expect.poll(() => result.current).toBe(true)

  forgetPersonal()

  await expect.poll(() => result.current, { timeout: 1000 }).toBe(false)
})
