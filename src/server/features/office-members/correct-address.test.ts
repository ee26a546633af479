import { expect, test } from 'vitest'
import * as contract from '#contract/office/members.ts'
import { readRecord } from '#contract/office/record.ts'
import { changeMail } from '#contract/account.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function aBrowser(role: 'support' | 'owner' = 'support') {
  return officeCaller(app, await makeOperator(db, { role, now: NOW }), { now: NOW })
}

const emailOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

test('a wrong address is corrected by a link to the right one, and nothing changes before [OFF-8]', async () => {
  const { call } = await aBrowser()
  const noor = await makeMember(db, site.id, { name: 'Noortje' })
  const email = 'right.one@example.org'

  const told = await call(contract.correctAddress, { member_id: noor.id, email })
  const before = await emailOf(noor)
  const [mail] = await mailsTo(db, noor.email)
  const token = await tokenFor(db, email, 'mail_change_confirm')
  const opened = await caller(app, { host: site.domain }).call(changeMail, { token })

  expect([told.outcome, told.body]).toEqual([200, {}])
  expect([before, mail?.name]).toEqual([noor.email, 'mail_change_requested'])
  expect([opened.outcome, await emailOf(noor)]).toEqual([200, email])
})

test('the record tells that it was asked for, and neither address [OFF-3]', async () => {
  const { call } = await aBrowser()
  const noor = await makeMember(db, site.id)
  await call(contract.correctAddress, { member_id: noor.id, email: 'secret.one@example.org' })

  const owner = await aBrowser('owner')
  const about = { subject_kind: 'member', subject_id: noor.id }
  const { body } = await owner.call(readRecord, about)

  expect(body.rows.map(({ action }) => action)).toEqual(['member_address_corrected'])
  const text = JSON.stringify(body)
  expect([text.includes('secret.one'), text.includes(noor.email)]).toEqual([false, false])
})

test('an address of somebody else, the same one, or a member who left is refused, and nothing is mailed [OFF-8]', async () => {
  const { call } = await aBrowser()
  const [noor, sem] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const gone = await makeMember(db, site.id, { status: 'deleted', deleted_at: NOW })
  const correct = async (member_id: string, email: string) =>
    (await call(contract.correctAddress, { member_id, email })).outcome

  const told = [
    await correct(noor.id, sem.email),
    await correct(noor.id, noor.email),
    await correct(gone.id, 'new.one@example.org'),
    await correct(noor.id, 'no address'),
  ]

  expect(told).toEqual(['EMAIL_TAKEN', 'EMAIL_UNCHANGED', 'MEMBER_GONE', 'INVALID_INPUT'])
  expect([await mailsTo(db, noor.email), await mailsTo(db, sem.email)]).toEqual([[], []])
})
