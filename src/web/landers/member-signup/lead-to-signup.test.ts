import { expect, test } from 'vitest'
import type { Call } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { leadToSignup } from './lead-to-signup.ts'

const ID = 'e246a70e-cef1-4ce7-a3b7-e2319fa26dc3'
const there = (async () => ({ member: { id: ID }, interests: [], lines: null })) as Call
const hidden = (async () => {
  throw new Refusal('NOT_FOUND')
}) as Call

function lead(call: Call, { id = ID, search = '' }) {
  const url = new URL(`https://vonk.test/members/${id}/signup${search}`)
  return leadToSignup({ call, params: { id }, url })
}

test('the door to a member leads into signup with that member, and keeps where somebody came from [LAN-1] [LAN-2]', async () => {
  const { headers } = await lead(there, { search: '?ref=partner&sub1=a%20b&profile=other' })

  expect(headers.get('location')).toBe(
    `/signup?ref=partner&sub1=a+b&profile=${ID}&lander=members-id-signup`,
  )
})

test.each([
  ['is not to be seen', hidden, ID],
  ['is none', there, 'nobody'],
])('a door to somebody who %s does not exist [LAN-1]', async (_why, call, id) => {
  await expect(lead(call, { id })).rejects.toMatchObject({ status: 404 })
})
