// Every mail there is: its contents, its words and look, sending it as a job, and unsubscribing.

import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import type { MailContent, MailJob } from './mail-content.ts'

export { exclusionTokens } from './compose-mail.ts'
export type { MailContent, ReportVerdict, Statement } from './mail-content.ts'
export { sampleMail } from './sample-mail.ts'
export { mailHandler } from './mail-handler.ts'
export { readStatementToken, statementToken, writeStatement } from './write-statement.ts'
export { deleteOldMails, openDevMails, openSmtp } from './transport.ts'

export type NewMail = {
  readonly siteId: string
  readonly memberId: string | null
  readonly to: string
  readonly language: LocaleCode
  readonly content: MailContent
  readonly now: Date
}

/** Sends mails once the transaction is through. */
export function sendMail(db: Db, ...mails: readonly NewMail[]) {
  const jobs = mails.map(({ siteId, memberId, to, language, content, now }) => {
    const payload: MailJob = { site_id: siteId, to, language, content }
    return { kind: 'mail', payload, memberId, now }
  })
  return enqueue(db, ...jobs)
}
