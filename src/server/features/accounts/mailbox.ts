import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type MailContent, sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { keyedHashes } from '#server/kernel/secrets.ts'

/** The member with this address on a site, in whatever state; the case of the letters does not matter. */
export function memberByEmail(db: Db, siteId: string, email: string) {
  return db
    .selectFrom('member')
    .select([
      'id',
      'email',
      'name',
      'password_hash',
      'status',
      'status_before',
      'language',
      'deleted_at',
      'signup_client_id',
    ])
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

type Telling = {
  readonly email: string
  readonly content: MailContent | (() => Promise<MailContent>)
  readonly member?: { readonly id: string; readonly language: string }
}

/** Mails an address something its owner did not ask for: at most once a day, however often a stranger tries. */
export async function tellOnceADay(app: App, visit: Visit, telling: Telling): Promise<void> {
  const { email, content, member } = telling
  const { site, now } = visit
  const known = member?.language ?? visit.cookies.choices()['locale']
  const mailbox = `${site.id}:${email.toLowerCase()}`
  if (!(await app.limiter.allows('unasked_mail', mailbox, now))) return
  await sendMail(app.db, {
    siteId: site.id,
    memberId: member?.id ?? null,
    to: email,
    language: isLocale(known) ? known : DEFAULT_LOCALE,
    content: typeof content === 'function' ? await content() : content,
    now,
  })
}

type Welcome = {
  readonly siteId: string
  readonly email: string
  readonly secretKey: string
  readonly now: Date
}

/** Remembers for good that this mailbox had a welcome, without storing the address. True when it is the first time. */
export async function rememberWelcome(tx: Tx, { siteId, email, secretKey, now }: Welcome) {
  const hashes = [...mailboxNames(email)].flatMap((name) =>
    keyedHashes(secretKey, `welcome:${name}`),
  )
  const remembered = await tx
    .insertInto('welcomed_email')
    .values(
      hashes.toSorted().map((hash) => ({ site_id: siteId, email_hash: hash, welcomed_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_hash')
    .execute()
  return remembered.length === hashes.length
}

/**
 * What the mailbox behind an address is known by: the address without the part after a plus, which its owner can choose freely,
 * and at Google, where dots mean nothing and two domains are one, also without those.
 */
function mailboxNames(email: string): ReadonlySet<string> {
  const plain = email.toLowerCase().replace(/\+[^@]*@/, '@')
  const [name = '', domain = ''] = plain.split('@')
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return new Set(isGoogle ? [plain, `${name.replaceAll('.', '')}@gmail.com`] : [plain])
}
