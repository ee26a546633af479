import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage, tellTyping } from '#contract/chats.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const clock = { now: NOW }
const { db } = await freshDatabase()
const site = await makeSite(db)
const config = readConfig({ NODE_ENV: 'test' })
const app = await testApp(db, { config, clock: () => clock.now })

async function aPair() {
  clock.now = NOW
  const [noor, sem] = [await chattingMember(app, site.id), await chattingMember(app, site.id)]
  const send = (clientId: string) =>
    noor.call(sendMessage, { profile_id: sem.id, client_id: clientId, text: 'Hoi' })
  return { noor, sem, send }
}

test('twenty messages go out in a minute, the next one when it is over [A10]', async () => {
  const { send } = await aPair()
  const outcomes = []
  for (let count = 0; count < 21; count += 1) outcomes.push((await send(randomUUID())).outcome)
  const { headers } = await send(randomUUID())
  clock.now = new Date(NOW.getTime() + 60_000)

  expect(outcomes).toEqual([...Array.from({ length: 20 }, () => 200), 'RATE_LIMITED'])
  expect(headers['retry-after']).toBe('60')
  expect((await send(randomUUID())).outcome).toBe(200)
})

test('what was sent before neither counts nor is refused, before the limit and beyond it [A10] [M3]', async () => {
  const { send } = await aPair()
  const ids = Array.from({ length: 20 }, () => randomUUID())

  const first = await send(ids[0]!)
  for (let count = 0; count < 30; count += 1) expect((await send(ids[0]!)).outcome).toBe(200)
  const rest = []
  for (const id of ids.slice(1)) rest.push((await send(id)).outcome)
  const again = await Promise.all(ids.map((id) => send(id)))

  expect(rest).toEqual(ids.slice(1).map(() => 200))
  expect(again.map(({ outcome }) => outcome)).toEqual(ids.map(() => 200))
  expect(again[0]!.body.message.id).toBe(first.body.message.id)
  expect((await send(randomUUID())).outcome).toBe('RATE_LIMITED')
})

test('thirty at once are twenty, and twenty are paid for [A10] [M1]', async () => {
  const { noor, send } = await aPair()

  const answers = await Promise.all(Array.from({ length: 30 }, () => send(randomUUID())))

  const sent = answers.filter(({ outcome }) => outcome === 200)
  expect(sent).toHaveLength(20)
  const { balance } = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('id', '=', noor.credit_account_id)
    .executeTakeFirstOrThrow()
  expect(balance).toBe(480)
})

test('sixty signs of typing are told in a minute, and not one more [A10]', async () => {
  const { noor, sem } = await aPair()
  const type = async () => (await noor.call(tellTyping, { profile_id: sem.id })).outcome

  const outcomes = []
  for (let count = 0; count < 61; count += 1) outcomes.push(await type())

  expect(outcomes).toEqual([...Array.from({ length: 60 }, () => 200), 'RATE_LIMITED'])
})
