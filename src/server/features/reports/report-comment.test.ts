import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { likeWithComment } from '#contract/like-comment.ts'
import { blockMember } from '#contract/members.ts'
import { reportMember } from '#contract/reports.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeDecision } from '#test/make-decision.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, member.id)
  return { ...member, call }
}

test('a report about a member has the comment of their like in it, also after they were blocked, and a decision takes it away [ACC-8] [LIK-5]', async () => {
  const [me, noor] = [await aMember({ about: 'Ik zwem.' }), await aMember()]
  const said = { part: 'about', comment: 'Doe niet zo preuts.' } as const
  await noor.call(likeWithComment, { profile_id: me.id, ...said })
  await me.call(blockMember, { profile_id: noor.id })

  const { body } = await me.call(reportMember, {
    client_id: randomUUID(),
    profile_id: noor.id,
    subject: 'member',
    reason: 'threats_or_hate',
    explanation: '',
    is_sincere: true,
  })
  const report = await db
    .selectFrom('report')
    .select('evidence')
    .where('target_id', '=', noor.id)
    .executeTakeFirstOrThrow()
  await makeDecision(db, {
    memberId: noor.id,
    about: { kind: 'report', number: body.number },
    measure: 'remove',
    content: ['comment'],
    now: NOW,
  })

  expect(report.evidence).toMatchObject({
    comment: { part: 'about', text: said.comment, sent_at: NOW.toISOString() },
  })
  const left = db.selectFrom('like_comment').select('text').where('from_id', '=', noor.id)
  expect(await left.executeTakeFirstOrThrow()).toEqual({ text: '' })
})
