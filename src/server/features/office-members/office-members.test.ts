import { expect, test } from 'vitest'
import * as contract from '#contract/office/members.ts'
import { openCase } from '#contract/office/cases.ts'
import { readRecord } from '#contract/office/record.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeCase, makeReportedMessage } from '#test/make-case.ts'
import { makeDecision } from '#test/make-decision.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { mailsTo } from '#test/waiting-mails.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function aBrowser(wishes: Parameters<typeof makeOperator>[1] = {}) {
  const operator = await makeOperator(db, { role: 'moderator', now: NOW, ...wishes })
  return { ...operator, ...(await officeCaller(app, operator, { now: NOW })) }
}

async function recordOf(memberId: string) {
  const { call } = await aBrowser({ role: 'owner' })
  const { body } = await call(readRecord, { subject_kind: 'member', subject_id: memberId })
  return body.rows.map(({ action, who }) => ({ action, who }))
}

test('a member is found by address, id, the beginning of the name, and the number of a decision [OFF-8]', async () => {
  const { call } = await aBrowser()
  const noor = await makeMember(db, site.id, { name: 'Noortje', email: 'Noor.Vos@example.org' })
  const { number } = await makeDecision(db, { memberId: noor.id, now: NOW })
  const find = async (words: string) => {
    const { body } = await call(contract.findMembers, { words })
    return body.members.map(({ id, found_by: by }) => [id, by])
  }

  expect(await find('noor.vos@EXAMPLE.org')).toEqual([[noor.id, 'email']])
  expect(await find(noor.id)).toEqual([[noor.id, 'id']])
  expect(await find('NOORT')).toEqual([[noor.id, 'name']])
  expect(await find(String(number).padStart(2, '0'))).toEqual([[noor.id, 'decision']])
  expect(await find('nobody@example.org')).toEqual([])
  expect(await find('%_')).toEqual([])
})

test('of many with one name so many are shown, and it says that there are more [OFF-8]', async () => {
  const { call } = await aBrowser()
  for (let nth = 0; nth < contract.MEMBERS_FOUND + 1; nth += 1)
    await makeMember(db, site.id, { name: 'Zwaantje' })

  const { body } = await call(contract.findMembers, { words: 'zwaan' })

  expect(body.members).toHaveLength(contract.MEMBERS_FOUND)
  expect(body.has_more).toBe(true)
})

test('of another site nobody is found, opened or written about [OFF-2] [OFF-8]', async () => {
  const { call } = await aBrowser({ siteId: elsewhere.id })
  const noor = await makeMember(db, site.id, { name: 'Wilhelmina' })
  const member = { member_id: noor.id }

  const found = await Promise.all(
    [noor.id, noor.email, 'wilhelm'].map((words) => call(contract.findMembers, { words })),
  )
  const told = [
    await call(contract.openMember, member),
    await call(contract.showAddress, member),
    await call(contract.noteMember, { ...member, text: 'x' }),
    await call(contract.endMemberSessions, member),
    await call(contract.sendActivation, member),
    await call(contract.memberPicture, member),
  ]

  expect(found.map(({ body }) => body.members)).toEqual([[], [], []])
  expect(told.map(({ outcome }) => outcome)).toEqual(told.map(() => 'NOT_FOUND'))
  expect(await recordOf(noor.id)).toEqual([])
})

test('the page tells what happened, and neither the address nor a word that was written to others; the look is recorded [OFF-3] [OFF-8]', async () => {
  const { call } = await aBrowser({ name: 'Bo' })
  const { senderId, texts } = await makeReportedMessage(db, { siteId: site.id, at: NOW })
  const { email } = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', senderId)
    .executeTakeFirstOrThrow()
  await makeDecision(db, {
    memberId: senderId,
    measure: 'suspend',
    days: 7,
    policy: 'threats',
    now: NOW,
  })

  const { body } = await call(contract.openMember, { member_id: senderId })

  expect(body).toMatchObject({
    id: senderId,
    status: 'suspended',
    strikes: 2,
    decisions: [{ measure: 'suspend', days: 7, state: 'in_force', appeal: null }],
    reports: [{ side: 'about', outcome: null }],
    cases: [{ kind: 'report' }],
  })
  const text = JSON.stringify(body)
  expect(texts.filter((words) => text.includes(words))).toEqual([])
  expect(text).not.toContain(email)
  expect(body.email).toBe(`${email[0]}•••${email.slice(email.indexOf('@'))}`)
  expect(await recordOf(senderId)).toContainEqual({ action: 'member_opened', who: 'Bo' })
})

test('messages show from a case alone, and the page has no way to them [OFF-8]', async () => {
  const { call } = await aBrowser()
  const { id, texts } = await makeReportedMessage(db, { siteId: site.id, at: NOW })

  const { body } = await call(openCase, { case_id: id })

  expect(body.evidence?.messages.map(({ text }) => text)).toEqual(texts)
  const paths = Object.values(contract).flatMap((each) =>
    each && typeof each === 'object' && 'path' in each ? each.path : [],
  )
  expect(paths.filter((path) => /message|chat|conversation/.test(path))).toEqual([])
})

test('the whole address is told on demand, and whoever asked is in the record [OFF-3] [OFF-8]', async () => {
  const { call } = await aBrowser({ name: 'Bo' })
  const noor = await makeMember(db, site.id)

  const { body } = await call(contract.showAddress, { member_id: noor.id })

  expect(body.email).toBe(noor.email)
  expect(await recordOf(noor.id)).toEqual([{ action: 'member_address_shown', who: 'Bo' }])
})

test('a note stands with the member and in their cases, whatever it holds, and only who may work writes one [OFF-8]', async () => {
  const { call } = await aBrowser({ name: 'Bo' })
  const auditor = await aBrowser({ role: 'auditor' })
  const text = `<b>שלום</b> ${'x'.repeat(1900)}`
  const { id, memberId } = await makeCase(db, { kind: 'report', siteId: site.id, at: NOW })

  const refused = await auditor.call(contract.noteMember, { member_id: memberId, text })
  const long = await call(contract.noteMember, { member_id: memberId, text: 'x'.repeat(2001) })
  await call(contract.noteMember, { member_id: memberId, text })

  const page = await auditor.call(contract.openMember, { member_id: memberId })
  const opened = await call(openCase, { case_id: id })
  expect([refused.outcome, long.outcome]).toEqual(['PERMISSION_REQUIRED', 'INVALID_INPUT'])
  expect(page.body.notes).toMatchObject([{ name: 'Bo', text }])
  expect(opened.body.notes).toMatchObject([{ name: 'Bo', text }])
})

test('ending the sessions of a member logs out every device, and is in the record [OFF-8]', async () => {
  const { call } = await aBrowser({ name: 'Bo' })
  const noor = await makeMember(db, site.id)
  await cookieOf(db, noor.id, NOW)
  await cookieOf(db, noor.id, NOW)

  const { body } = await call(contract.endMemberSessions, { member_id: noor.id })

  expect(body).toEqual({ ended: 2 })
  const left = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', noor.id)
    .execute()
  expect(left).toEqual([])
  expect(await recordOf(noor.id)).toEqual([{ action: 'member_logged_out', who: 'Bo' }])
})

test('an activation goes again to who has not confirmed, as often as a mailbox may be written to [OFF-8]', async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  const limited = await testApp(db, { clock: () => NOW, config })
  const operator = await makeOperator(db, { role: 'moderator', now: NOW })
  const { call } = await officeCaller(limited, operator, { now: NOW })
  const noor = await makeMember(db, site.id, { status: 'not_confirmed' })
  const member = { member_id: noor.id }

  const told = []
  for (let times = 0; times < 7; times += 1) told.push(await call(contract.sendActivation, member))
  const active = await makeMember(db, site.id)
  const other = await call(contract.sendActivation, { member_id: active.id })

  expect(told.map(({ outcome }) => outcome)).toEqual([...Array(6).fill(200), 'MAIL_LIMIT'])
  expect(other.outcome).toBe('ALREADY_ACTIVE')
  expect((await mailsTo(db, noor.email)).map(({ name }) => name)).toEqual(
    Array(6).fill('activation'),
  )
})
