import { expect, test } from 'vitest'
import { checkoutPath, choiceIn, debitPath } from './addresses.ts'

const WISH = {
  style: 'p2',
  method: 'ideal',
  bank: 'sandbox_kade',
  country: 'NL',
  code: 'ZOMER',
  from: '/chats/7?x=1',
} as const

test('everything that was chosen stands in the address and is read from it again [PAY-2]', () => {
  const path = checkoutPath(WISH)
  const { pathname, searchParams } = new URL(path, 'https://vonk.example')

  expect(pathname).toBe('/credits/p2/ideal')
  expect(choiceIn({ id: 'p2', paymentmethod: 'ideal' }, searchParams)).toEqual(WISH)
  expect(debitPath(WISH)).toBe(
    '/directdebit?package=p2&country=NL&code=ZOMER&from=%2Fchats%2F7%3Fx%3D1',
  )
})

test.each([
  [{ id: 'p4' }],
  [{ id: 'P2' }],
  [{ id: 'p2', paymentmethod: 'cash' }],
  [{ id: 'repeat-order' }],
])('%o names nothing that can be bought [PAY-2]', (params) => {
  expect(choiceIn(params, new URLSearchParams())).toBeNull()
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a/../..//evil.example',
])('%s is no place to go back to [W4]', (from) => {
  expect(choiceIn({ id: 'p0' }, new URLSearchParams({ from }))?.from).toBeNull()
})

test('a code is taken in whatever case and groups it is typed, and nonsense for a country is none [DIS-1]', () => {
  const query = new URLSearchParams({ code: ' zo mer -20 ', country: 'XX' })

  expect(choiceIn({ id: 'p0' }, query)).toMatchObject({ code: 'ZOMER-20', country: null })
})
