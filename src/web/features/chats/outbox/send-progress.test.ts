import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { sendProgress, useSendProgress } from './send-progress.ts'

test('how far a message is goes with the member whose it is [P11]', async () => {
  sendProgress.set('one', 0.5)

  forgetPersonal()

  const { result } = await renderHook(() => useSendProgress('one'))
  expect(result.current.share).toBe(0)
})
