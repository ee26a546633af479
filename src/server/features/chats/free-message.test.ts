import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getCredits } from '#contract/credits.ts'
import { signUp } from '#contract/signup.ts'
import { getUser } from '#contract/user.ts'
import { runLedgerAudit } from '#server/commands/ledger-audit.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { chatWriters } from '#test/chat-writers.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const { aMember, balanceOf, messagesFrom, sidesOf } = chatWriters(db, app, site.id)

const newcomer = (credits: number, changes: Parameters<typeof aMember>[0] = {}) =>
  aMember({ credits, hasFreeMessage: true, paid_user: false, ...changes })

async function movementsOf({ id }: { id: string }) {
  const { rows } = await sql<{ reason: string; amount: number }>`
    select reason, amount from credit_entry join member on member.credit_account_id = account_id
    where member.id = ${id} and reason <> 'signup' order by reason, amount`.execute(db)
  return rows.map(({ reason, amount }) => `${reason} ${amount}`)
}

async function audit() {
  const lines: string[] = []
  await runLedgerAudit([], { db, print: (line) => void lines.push(line) })
  return lines
}

test('the first text to a person is free, is in the ledger as a gift, and the next one costs what it costs [STA-3]', async () => {
  const [noor, sem] = [await newcomer(3), await aMember()]

  const first = await noor.write(sem)
  const second = await noor.write(sem)

  expect(first.body).toMatchObject({ credits: 3, has_free_message: false })
  expect(second.body).toMatchObject({ credits: 2, has_free_message: false })
  expect(await movementsOf(noor)).toEqual(['free_message 1', 'message -1', 'message -1'])
  expect(await audit()).toEqual([expect.stringContaining('all adds up')])
})

test.each([2, 10])(
  'of %i first texts at once exactly one is free, to one person or to two [STA-3] [M1]',
  async (count) => {
    const people = [await aMember(), await aMember()]
    for (const isBegun of [false, true]) {
      const noor = await newcomer(1)
      if (isBegun)
        for (const person of people) await makeConversation(db, ...pair(noor, person), [])
      const answers = await Promise.all(
        Array.from({ length: count }, (_, at) => noor.write(people[isBegun ? 0 : at % 2]!)),
      )

      const sent = answers.filter(({ outcome }) => outcome === 200)
      expect(sent).toHaveLength(2)
      expect(await balanceOf(noor)).toEqual({ balance: 0, entries: 0 })
      expect(await movementsOf(noor)).toEqual(['free_message 1', 'message -1', 'message -1'])
      expect(await messagesFrom(noor)).toHaveLength(2)
    }
    expect(await audit()).toEqual([expect.stringContaining('all adds up')])
  },
)

function pair(one: { id: string }, other: { id: string }) {
  const onSite = ({ id }: { id: string }) => ({ id, site_id: site.id })
  return [onSite(one), onSite(other)] as const
}

test('without a credit the free text goes, and one more does not [STA-3]', async () => {
  const [noor, sem] = [await newcomer(0), await aMember()]

  expect((await noor.write(sem)).outcome).toBe(200)
  expect((await noor.write(sem)).outcome).toBe('INSUFFICIENT_CREDITS')
})

test('neither a fictional profile nor a gift takes the free text away [STA-3] [PRO-2]', async () => {
  const [noor, sem] = [await newcomer(9, { paid_user: true }), await aMember()]
  const fiction = await makeMember(db, site.id, { is_fictional: true })

  await noor.write(fiction)
  await noor.write(sem, { gift: 'rose', text: '' })
  const text = await noor.write(sem)

  expect(text.body).toMatchObject({ credits: 3, has_free_message: false })
  expect(await movementsOf(noor)).toEqual(['free_message 1', 'gift -5', 'message -1', 'message -1'])
})

test('the same free text sent again is one, and leaves the next one to be paid [STA-3] [M3]', async () => {
  const [noor, sem] = [await newcomer(2), await aMember()]
  const clientId = crypto.randomUUID()

  const answers = await Promise.all(Array.from({ length: 10 }, () => noor.write(sem, { clientId })))

  expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
  expect(answers.map(({ body }) => body.credits)).toEqual(answers.map(() => 2))
  expect(await movementsOf(noor)).toEqual(['free_message 1', 'message -1'])
})

test('a text that is refused leaves the free one as it was, also the third conversation of a free member [STA-3] [CHA-4]', async () => {
  const [noor, ...people] = [await newcomer(9), await aMember(), await aMember(), await aMember()]
  await noor.write(people[0]!, { gift: 'rose', text: '' })
  await db
    .updateTable('written_conversations')
    .set({ count: 2 })
    .where('member_id', '=', noor.id)
    .execute()

  const third = await noor.write(people[1]!)
  const known = await noor.write(people[0]!)

  expect(third.outcome).toBe('CONVERSATION_LIMIT')
  expect(await sidesOf(people[1]!)).toEqual([])
  expect(known.body).toMatchObject({ credits: 4, has_free_message: false })
})

test('what was written at signup is the free text: it is held, and the welcome credits stay whole [STA-3] [SGN-6]', async () => {
  const sem = await makeMember(db, site.id)
  const browser = caller(app)
  const person = aPerson({ target: { profile_id: sem.id, signup_message: 'Dansen?' } })
  await browser.call(signUp, person)

  const { user } = (await browser.call(getUser, {})).body
  const { entries } = (await browser.call(getCredits, {})).body

  expect(user).toMatchObject({ credits: 3, has_free_message: false })
  expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual(
    expect.arrayContaining([
      ['signup', 3],
      ['free_message', 1],
      ['message', -1],
    ]),
  )
  expect(await sidesOf(sem)).toMatchObject([{ unread: 0, last_seq: 0 }])
})

test('a person who was erased and signs up again has no second free text [STA-3] [SGN-8]', async () => {
  const person = aPerson()
  const [first, second] = [caller(app), caller(app)]
  await first.call(signUp, person)
  const before = (await first.call(getUser, {})).body.user
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  await eraseMember(db, { memberId: id, now: new Date(), deletedBy: null })

  await second.call(signUp, aPerson({ email: person.email }))
  const after = (await second.call(getUser, {})).body.user

  expect([before?.has_free_message, after?.has_free_message]).toEqual([true, false])
})

test('the database gives no account a second free text, and the audit finds one that paid for nothing [STA-3] [M12]', async () => {
  const [noor, sem] = [await newcomer(1), await aMember()]
  await noor.write(sem)
  const { call } = await loggedIn(app, noor.id)
  const { rows } = await sql<{ id: string }>`
    select credit_account_id as id from member where id = ${noor.id}`.execute(db)
  const account = rows[0]!.id
  const again = sql`
    insert into credit_entry (transfer_id, account_id, amount, reason, reference)
    values (gen_random_uuid(), ${account}, 1, 'free_message', 'again')`

  await expect(again.execute(db)).rejects.toThrow('credit_entry_free_message')

  await sql`update credit_account set has_free_message = true where id = ${account}`.execute(db)
  expect(await audit()).toContain(`account ${account} had its free message and still has one`)
  await sql`update credit_account set has_free_message = false where id = ${account}`.execute(db)
  expect((await call(getCredits, {})).body.balance).toBe(1)
})
