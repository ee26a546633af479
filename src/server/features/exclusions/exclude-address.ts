import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { exclusionTokens, sendMail } from '#server/features/mail/mail.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { keysIn } from '#server/kernel/key-ring.ts'
import { keyedHash, sha256 } from '#server/kernel/secrets.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

type RequestExclusionInput = { readonly email: string; readonly language: LocaleCode }

/**
 * Mails the links that exclude an address and lift it again. Every address gets the same mail and the same answer at
 * the same pace: the caller does not learn here whether it has an account.
 */
export async function requestExclusion(
  app: App,
  visit: Visit,
  request: RequestExclusionInput,
): Promise<void> {
  const { site, now } = visit
  const recipient = `${site.id}:${request.email.toLowerCase()}`
  await app.limiter.take('exclusion_by_address', visit, now)
  await app.limiter.take('exclusion_by_email', recipient, now, 'MAIL_LIMIT')
  await inConstantTime(() => mailLinks(app, visit, request))
}

async function mailLinks(
  { db, secretKey }: App,
  { site, now }: Visit,
  { email, language }: RequestExclusionInput,
): Promise<void> {
  const id = randomUUID()
  const tokens = exclusionTokens(secretKey, id)
  await transact(db, async (tx) => {
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

type LinkUse = { readonly siteId: string; readonly token: string; readonly now: Date }

/** Excludes the address of a link, once however many try at the same moment; any other token is refused. */
export async function confirmExclusion(db: Db, { siteId, token, now }: LinkUse): Promise<void> {
  const confirmed = await db
    .updateTable('email_exclusion')
    .set({ confirmed_at: now })
    .where('site_id', '=', siteId)
    .where('confirm_hash', '=', sha256(token))
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!confirmed) throw new Refusal('LINK_INVALID')
}

/**
 * Forgets that an address is excluded, and every link that would exclude it. The link is good for as long as the exclusion
 * is, or while one that waits can still be confirmed.
 */
export async function liftExclusion(db: Db, { siteId, token, now }: LinkUse): Promise<void> {
  const lifted = await db
    .deleteFrom('email_exclusion')
    .where('site_id', '=', siteId)
    .where('email_hash', 'in', (rows) =>
      rows
        .selectFrom('email_exclusion as known')
        .select('known.email_hash')
        .where('known.site_id', '=', siteId)
        .where('known.lift_hash', '=', sha256(token))
        .where((known) =>
          known.or([
            known('known.confirmed_at', 'is not', null),
            known('known.expires_at', '>', now),
          ]),
        ),
    )
    .returning('id')
    .execute()
  if (lifted.length === 0) throw new Refusal('LINK_INVALID')
}

type Deps = { readonly db: Db; readonly secretKey: string }

/** Whether the owner of an address wants no account to be made with it. */
export async function isExcluded({ db, secretKey }: Deps, address: Address): Promise<boolean> {
  const excluded = await db
    .selectFrom('email_exclusion')
    .select('id')
    .where('site_id', '=', address.siteId)
    .where(
      'email_hash',
      'in',
      keysIn(secretKey).map((key) => addressHash(key, address)),
    )
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return excluded !== undefined
}

type Address = { readonly siteId: string; readonly email: string }

/** What an excluded address is stored as: without the key it cannot be told whose it is. */
function addressHash(secretKey: string, { siteId, email }: Address): string {
  return keyedHash(secretKey, `exclusion:${siteId}:${email.toLowerCase()}`)
}

/** Forgets addresses whose owner did not confirm in time that they are to be excluded. */
export async function deleteUnconfirmedExclusions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('email_exclusion')
    .where('expires_at', '<=', now)
    .where('confirmed_at', 'is', null)
    .execute()
}
