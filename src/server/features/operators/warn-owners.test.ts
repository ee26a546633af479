import { expect, test } from 'vitest'
import * as contract from '#contract/office/account.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite, PASSWORD } from '#test/make.ts'
import { makeOperator, OFFICE, officeCaller } from '#test/office.ts'
import { mailsTo } from '#test/waiting-mails.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const config = { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1_000_000 }
const app = await testApp(db, { clock: () => NOW, config })
const [site, elsewhere] = [await makeSite(db), await makeSite(db)]
const aBrowser = () => caller(app, { host: OFFICE })

async function aWorld() {
  const [owner, own, other, ana] = await Promise.all([
    makeOperator(db, { now: NOW }),
    makeOperator(db, { siteId: site.id, now: NOW }),
    makeOperator(db, { siteId: elsewhere.id, now: NOW }),
    makeOperator(db, { role: 'moderator', siteId: site.id, name: 'Ana Ribeiro', now: NOW }),
  ])
  const wrong = { email: ana.email, password: PASSWORD, code: ana.codeAt(new Date(0)) }
  const mailed = async () =>
    (await Promise.all([owner, own, other, ana].map(({ email }) => mailsTo(db, email)))).map(
      ({ length }) => length,
    )
  return { owner, ana, wrong, mailed }
}

test('with the fifth wrong code for a colleague owners of their sites are mailed, once, with a name and a time alone [OFF-1]', async () => {
  const { owner, wrong, mailed } = await aWorld()
  for (let tries = 0; tries < 4; tries += 1) await aBrowser().call(contract.logIn, wrong)
  const before = await mailed()

  await aBrowser().call(contract.logIn, wrong)
  await aBrowser().call(contract.logIn, wrong)

  expect([before, await mailed()]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 0, 0],
  ])
  expect(await mailsTo(db, owner.email)).toEqual([
    { name: 'office_alarm', operator: 'Ana Ribeiro', at: NOW.toISOString() },
  ])
})

test('of many wrong codes at the same moment one mails them [OFF-1]', async () => {
  const { wrong, mailed } = await aWorld()

  await Promise.all(Array.from({ length: 10 }, () => aBrowser().call(contract.logIn, wrong)))

  expect(await mailed()).toEqual([1, 1, 0, 0])
})

test('wrong passwords mail nobody: anybody can send those [OFF-1]', async () => {
  const { wrong, mailed } = await aWorld()

  for (let tries = 0; tries < 6; tries += 1)
    await aBrowser().call(contract.logIn, { ...wrong, password: 'not the password' })

  expect(await mailed()).toEqual([0, 0, 0, 0])
})

test('five wrong codes within a session mail them, too, and it stands in the record [OFF-1] [OFF-3]', async () => {
  const { ana, wrong, mailed } = await aWorld()
  const browser = await officeCaller(app, ana, { now: NOW, isFresh: false })

  const outcomes: unknown[] = []
  for (let tries = 0; tries < 6; tries += 1)
    outcomes.push((await browser.call(contract.confirmWithCode, { code: wrong.code })).outcome)

  const told = db.selectFrom('operator_record').select(['action', 'details'])
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'FACTOR_WRONG'), 'ACCOUNT_LOCKED'])
  expect(await mailed()).toEqual([1, 1, 0, 0])
  expect(await told.where('subject_id', '=', ana.id).execute()).toMatchObject([
    { action: 'factor_refused' },
  ])
})
