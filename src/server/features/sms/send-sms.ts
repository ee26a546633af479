import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { enqueue, GiveUp, type JobHandler } from '#server/jobs/job.ts'
import type { SmsGateway } from '#server/kernel/config.ts'
import { seal, unseal } from '#server/kernel/encryption.ts'
import { deadline } from '#server/kernel/time.ts'
import { textsIn } from '#server/texts/texts.ts'

type NewSms = {
  readonly siteId: string
  readonly memberId: string
  readonly to: string
  readonly language: LocaleCode
  readonly code: string
  /** After this it is not worth sending any more. */
  readonly until: Date
  readonly now: Date
}

/** What waits to be sent: number and code are sealed, for as long as they stand there. */
type SmsJob = {
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

type SmsDeps = { readonly db: Db; readonly secretKey: string; readonly transport: SmsTransport }

/** Writes a text message and hands it over, unless its code is too old by now. */
export function smsHandler({ db, secretKey, transport }: SmsDeps): JobHandler {
  return async ({ id, payload, memberId }, { now, signal }) => {
    const { site_id: siteId, language, until, sealed } = payload as SmsJob
    if (now >= new Date(until) || memberId === null) return
    const { to, code } = JSON.parse(unseal(secretKey, memberId, Buffer.from(sealed, 'base64'))) as {
      to: string
      code: string
    }
    const { name } = await settingsOf(db, siteId)
    const text = textsIn(language)
      .sms.replace('{site}', () => name)
      .replace('{code}', code)
    await transport({ id, siteId, memberId, from: senderOf(name), to, text, date: now }, signal)
  }
}

/** Networks take at most eleven letters and digits as a sender. */
function senderOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z0-9 ]/g, '')
  return plain.slice(0, 11).trim() || 'Code'
}

const PATIENCE_MS = 10_000
/** The gateway has understood, and does not want this message. */
const NEVER = [400, 404, 413, 422]

/** Hands messages to a gateway over HTTP. A repeated one carries the same key, so that it need not arrive twice. */
export function openSmsGateway({ url, token, from }: SmsGateway): SmsTransport {
  return async (sms, signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': sms.id,
      },
      body: JSON.stringify({ from: from ?? sms.from, to: sms.to, text: sms.text }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline(PATIENCE_MS))]),
    })
    await answer.body?.cancel()
    const reason = `the gateway answered with ${answer.status}`
    if (NEVER.includes(answer.status)) throw new GiveUp(reason)
    if (!answer.ok) throw new Error(reason)
  }
}

/** Keeps messages in the database instead of sending them, each once: for installations without a gateway. */
export function openDevSms(db: Db): SmsTransport {
  return async ({ id, siteId, memberId, to, text, date }) => {
    await db
      .insertInto('outbox_sms')
      .values({
        id,
        site_id: siteId,
        member_id: memberId,
        recipient: to,
        body: text,
        created_at: date,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** A text message that is ready to go. */
type OutgoingSms = {
  /** The same for every try of the same message. */
  readonly id: string
  readonly siteId: string
  readonly memberId: string | null
  /** The name or number that it comes from. */
  readonly from: string
  readonly to: string
  readonly text: string
  readonly date: Date
}

/** What takes messages away: it throws unless it has taken this one, and stops trying when the signal says so. */
export type SmsTransport = (sms: OutgoingSms, signal: AbortSignal) => Promise<void>

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Forgets text messages that were kept to be read instead of sent. */
export async function deleteOldTextMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.deleteFrom('outbox_sms').where('created_at', '<=', before).execute()
}
