import type { Db, Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'

type Answering = {
  readonly siteId: string
  readonly number: string
  readonly answer: string
  readonly now: Date
}
type Outcome = 'done' | 'unknown' | 'answered_before' | 'erased'

/** Answers a complaint, once however many try: the answer is kept and mailed to the complainant. */
export async function answerComplaintIn(tx: Tx, answering: Answering): Promise<Outcome> {
  const { siteId, number, answer, now } = answering
  const complaint = await tx
    .updateTable('complaint')
    .set({ answer, answered_at: now })
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .where('answered_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning(['email', 'language', 'kind', 'created_at'])
    .executeTakeFirst()
  if (!complaint) return whyNot(tx, answering)
  const { email, language, created_at: createdAt } = complaint
  const kind = complaint.kind
  await sendMail(tx, {
    siteId,
    memberId: null,
    to: email,
    language: language,
    content: {
      name: 'complaint_answer',
      complaint: { number, kind, at: createdAt.toISOString() },
      answer,
    },
    now,
  })
  return 'done'
}

async function whyNot(db: Db, { siteId, number }: Answering): Promise<Outcome> {
  const complaint = await db
    .selectFrom('complaint')
    .select('answered_at')
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!complaint) return 'unknown'
  return complaint.answered_at === null ? 'erased' : 'answered_before'
}
