import { expect, test } from 'vitest'
import { createInbox } from './inbox.ts'

test('each item answers one wait, whether it came before or after', async () => {
  const inbox = createInbox<string>('letter')
  inbox.add('a1')
  const later = inbox.waitFor((item) => item === 'b1')
  inbox.add('a2')
  inbox.add('b1')

  expect(await inbox.waitFor((item) => item.startsWith('a'))).toBe('a1')
  expect(await inbox.waitFor((item) => item.startsWith('a'))).toBe('a2')
  expect(await later).toBe('b1')
  expect(inbox.items).toEqual(['a1', 'a2', 'b1'])
})

test('a wait without a match fails in time and says how many came', async () => {
  const inbox = createInbox<string>('letter')
  inbox.add('a')

  await expect(inbox.waitFor(() => false, 20)).rejects.toThrow(/no letter.*20 ms; 1 arrived/)
})
