import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { seal } from '#server/kernel/encryption.ts'

type NewSms = {
  readonly siteId: string
  readonly memberId: string
  readonly to: string
  readonly language: LocaleCode
  readonly code: string
  /** Nobody wants it any more after this. */
  readonly until: Date
  readonly now: Date
}

/** What waits to be sent: number and code are sealed, for as long as they stand there. */
export type SmsJob = {
  readonly site_id: string
  readonly language: LocaleCode
  readonly until: string
  readonly sealed: string
}

/** Sends a code once the transaction is through. */
export async function sendSms(db: Db, secretKey: string, sms: NewSms): Promise<void> {
  const { siteId, memberId, to, language, code, until, now } = sms
  const sealed = seal(secretKey, memberId, JSON.stringify({ to, code })).toString('base64')
  const payload: SmsJob = { site_id: siteId, language, until: until.toISOString(), sealed }
  await enqueue(db, { kind: 'sms', payload, memberId, now })
}
