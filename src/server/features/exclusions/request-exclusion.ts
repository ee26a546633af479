import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '#contract/locales.ts'
import { exclusionTokens, sendMail } from '#server/features/mail/mail.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import { networkOf } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { addressHash } from './address-hash.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

type RequestExclusionInput = { readonly email: string; readonly language: LocaleCode }

/**
 * Mails the links that exclude an address and lift it again. Everybody gets the same mail and the same answer at the same
 * pace: nobody learns here whether the address has an account.
 */
export async function requestExclusion(
  app: App,
  visit: Visit,
  wish: RequestExclusionInput,
): Promise<void> {
  const { site, now } = visit
  const recipient = `${site.id}:${wish.email.toLowerCase()}`
  await app.limiter.take('exclusion_by_address', networkOf(visit.ip), now)
  await app.limiter.take('exclusion_by_email', recipient, now, 'MAIL_LIMIT')
  await inEvenTime(() => mailLinks(app, visit, wish))
}

async function mailLinks(
  { db, secretKey }: App,
  { site, now }: Visit,
  { email, language }: RequestExclusionInput,
): Promise<void> {
  const id = randomUUID()
  const tokens = exclusionTokens(secretKey, id)
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('email_exclusion')
      .values({
        id,
        site_id: site.id,
        email_hash: addressHash(secretKey, { siteId: site.id, email }),
        confirm_hash: sha256(tokens.confirm),
        lift_hash: sha256(tokens.lift),
        created_at: now,
        expires_at: new Date(now.getTime() + LIFETIME_MS),
      })
      .execute()
    const content = { name: 'exclusion', exclusion_id: id } as const
    await sendMail(tx, { siteId: site.id, memberId: null, to: email, language, content, now })
  })
}
