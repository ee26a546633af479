import { expect, test } from 'vitest'
import * as contract from '#contract/office/transparency.ts'
import { readRecord } from '#contract/office/record.ts'
import { readRecipients } from '#contract/recipients.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const { db } = await freshDatabase()
const app = await testApp(db, { clock: () => NOW })

async function aWorld() {
  const site = await makeSite(db)
  const members = await Promise.all(Array.from({ length: 3 }, () => makeMember(db, site.id)))
  const seen = members.map(({ id }) => ({ member_id: id, span: 'month', starts: '2026-02-01' }))
  await db.insertInto('member_seen').values(seen).execute()
  const owner = await makeOperator(db, { siteId: site.id, now: NOW })
  const { call } = await officeCaller(app, owner, { now: NOW })
  const visitor = caller(app, { host: site.domain })
  return { site, members, call, visitor }
}

test('what is published in the office stands on the site, and nothing before [LAW-6] [OFF-3]', async () => {
  const { site, call, visitor } = await aWorld()

  const before = (await visitor.call(readRecipients, {})).body
  const { body } = await call(contract.publishRecipients, { site_id: site.id })
  const after = (await visitor.call(readRecipients, {})).body

  const { rows } = (await call(readRecord, { site_id: site.id })).body
  expect([before, body]).toEqual([{ recipients: null }, { average: 1 }])
  expect(after).toEqual({ recipients: { average: 1, from: '2025-09', until: '2026-02' } })
  expect(rows.map(({ action }) => action)).toEqual(['recipients_published'])
})

test('the office shows the months, what was said of them, and the numbers of a year [LAW-6]', async () => {
  const { site, members, call } = await aWorld()
  await makeDecision(db, { memberId: members[0]!.id, now: NOW })
  await makeDecision(db, { memberId: members[1]!.id, measure: 'warn', now: NOW })
  await call(contract.publishRecipients, { site_id: site.id })

  const { body } = await call(contract.readTransparency, { site_id: site.id, year: 2026 })

  expect(body.months.at(-1)).toEqual({ month: '2026-02', people: 3 })
  expect(body.said).toMatchObject({ average: 1, at: NOW.toISOString() })
  const restrictions = body.lines.filter(({ indicator }) => indicator.startsWith('restrictions: '))
  expect(restrictions).toEqual([
    { part: '6', indicator: 'restrictions: ban', scope: 'scam', value: 1 },
  ])
})
