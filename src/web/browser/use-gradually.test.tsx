import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useGradually } from './use-gradually.ts'

test('what is there from the start is there at once, what is added comes by and by, and less is at once less', async () => {
  const seen: number[] = []
  const { rerender } = await renderHook(
    (goal = 24) => {
      seen.push(useGradually(goal, 4))
    },
    { initialProps: 24 },
  )
  const begun = seen.at(-1)

  await rerender(34)
  await expect.poll(() => seen.at(-1)).toBe(34)
  const added = [...new Set(seen)]
  await rerender(5)

  expect(begun).toBe(24)
  expect(added).toEqual([24, 28, 32, 34])
  expect(seen.at(-1)).toBe(5)
})
