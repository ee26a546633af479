import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import { unseal } from '#server/kernel/encryption.ts'
import { textsIn } from '#server/texts/texts.ts'
import type { SmsTransport } from './outgoing-sms.ts'
import type { SmsJob } from './send-sms.ts'

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
