import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { NOTIFICATION_NAMES } from '#contract/notifications.ts'
import { readUnsubscribeToken, stoppedBy, unsubscribeToken } from './unsubscribe.ts'

const SECRET = 's'.repeat(64)

test.each(['all', ...NOTIFICATION_NAMES] as const)(
  'a token for %s can be read again [ACC-3]',
  (kind) => {
    const memberId = randomUUID()

    const token = unsubscribeToken(SECRET, { memberId, kind })

    expect(token).toMatch(/^[\w.-]{20,200}$/)
    expect(readUnsubscribeToken(SECRET, token)).toEqual({ memberId, kind })
  },
)

test('a token tells nobody else whose it is [P11]', () => {
  const memberId = randomUUID()

  const tokens = [1, 2].map(() => unsubscribeToken(SECRET, { memberId, kind: 'all' }))

  expect(tokens[0]).not.toBe(tokens[1])
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url')
    expect(bytes.includes(memberId)).toBe(false)
    expect(bytes.includes(Buffer.from(memberId.replaceAll('-', ''), 'hex'))).toBe(false)
  }
})

test('a token of another installation, or one that was changed anywhere, is none [A5]', () => {
  const token = unsubscribeToken(SECRET, { memberId: randomUUID(), kind: 'all' })
  const bytes = Buffer.from(token, 'base64url')
  const changed = [...bytes.keys()].map((index) => {
    const copy = Buffer.from(bytes)
    copy[index]! ^= 1
    return copy.toString('base64url')
  })
  const cut = [...bytes.keys()].map((length) => bytes.subarray(0, length).toString('base64url'))

  const read = [...changed, ...cut, '', 'nonsense', 'x'.repeat(200)].map((each) =>
    readUnsubscribeToken(SECRET, each),
  )

  expect(read.filter((found) => found !== null)).toEqual([])
  expect(readUnsubscribeToken('t'.repeat(64), token)).toBeNull()
})

test('every switch of mails stops one that there is [ACC-3]', () => {
  const switches = NOTIFICATION_NAMES.filter((name) => name.startsWith('email_'))

  const stopped = (['message', 'like', 'match', 'search_news'] as const).map(stoppedBy)

  expect(new Set(stopped)).toEqual(new Set(switches))
})
