import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { blockMember } from '#contract/members.ts'
import { reportMember, type ReportReason } from '#contract/reports.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

/** A member who has blocked another and reports them without saying more. */
async function reportWithoutWords(reason: ReportReason) {
  const [me, noor] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const { call } = await loggedIn(app, me.id)
  await call(blockMember, { profile_id: noor.id })
  const answer = await call(reportMember, {
    client_id: randomUUID(),
    profile_id: noor.id,
    subject: 'member',
    reason,
    explanation: ' '.repeat(12),
    is_sincere: true,
  })
  const kept = await db
    .selectFrom('report')
    .select('reason')
    .where('target_id', '=', noor.id)
    .execute()
  return { ...answer, kept }
}

test('unwanted messages of a member whom one has blocked are reported without a word [ACC-8] [ACC-5]', async () => {
  const { outcome, kept } = await reportWithoutWords('unwanted_sexual')

  expect(outcome).toBe(200)
  expect(kept).toEqual([{ reason: 'unwanted_sexual' }])
})

test.each(['something_else', 'illegal_content'] as const)(
  'a report for %s needs words, and leaves nothing behind without them [P9] [ERR-3]',
  async (reason) => {
    const { error, kept } = await reportWithoutWords(reason)

    expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'explanation' } })
    expect(kept).toEqual([])
  },
)
