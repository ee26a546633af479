import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { MailContent, MailJob } from './mail-content.ts'

export type { MailContent } from './mail-content.ts'
export { mailHandler } from './mail-handler.ts'
export { openOutbox } from './open-outbox.ts'
export { openSmtp } from './open-smtp.ts'

export type NewMail = {
  readonly siteId: string
  readonly memberId: string | null
  readonly to: string
  readonly language: LocaleCode
  readonly content: MailContent
  readonly now: Date
}

/** Sends a mail once the transaction is through. */
export function sendMail(db: Db, { siteId, memberId, to, language, content, now }: NewMail) {
  const payload: MailJob = { site_id: siteId, to, language, content }
  return enqueue(db, { kind: 'mail', payload, memberId, now })
}
