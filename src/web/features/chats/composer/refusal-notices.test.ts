import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { refusalNotices, useRefusalCode } from './refusal-notices.ts'

test('why a message was refused is not told to whoever comes after its writer [P11]', async () => {
  refusalNotices.set('zoe', 'INSUFFICIENT_CREDITS')

  forgetPersonal()

  const { result } = await renderHook(() => useRefusalCode('zoe'))
  expect(result.current).toBeNull()
})
