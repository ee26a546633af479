import type { LocaleCode } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { NewReport } from './new-report.ts'

/** Confirms to whoever reported that it has come in, under which number, and what happens next. */
export async function sendReceipt(tx: Tx, report: NewReport & { number: number }): Promise<void> {
  const { siteId, reporterId, number, subject, reason, now } = report
  const { email, language } = await tx
    .selectFrom('member')
    .select(['email', 'language'])
    .where('id', '=', reporterId)
    .executeTakeFirstOrThrow()
  await sendMail(tx, {
    siteId,
    memberId: reporterId,
    to: email,
    language: language as LocaleCode,
    content: {
      name: 'report_receipt',
      report: { number, subject, reason, at: now.toISOString() },
    },
    now,
  })
}
