import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isId } from '#contract/id.ts'
import { NOTIFICATION_NAMES, type NotificationName } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { keysIn } from '#server/kernel/key-ring.ts'
import type { MailName } from './mail-content.ts'

const EVERY_MAIL = NOTIFICATION_NAMES.filter((name) => name.startsWith('email_'))

/** Stops one kind of mail, or all that can be stopped. Once more changes nothing. */
export async function unsubscribeMember(
  db: Db,
  siteId: string,
  { memberId, kind }: Unsubscription,
): Promise<void> {
  const names = kind === 'all' ? EVERY_MAIL : [kind]
  const stopped = await db
    .updateTable('member')
    .set({
      notifications_disabled: sql`array(
        select distinct unnest(notifications_disabled || ${names}::text[]) order by 1)`,
    })
    .where('id', '=', memberId)
    .where('site_id', '=', siteId)
    .returning('id')
    .executeTakeFirst()
  if (!stopped) throw new Refusal('LINK_INVALID')
}

/** Mails that have a switch of their own: the link at their foot stops these alone. */
const SWITCHES: Partial<Record<MailName, NotificationName>> = {
  message: 'email_message',
  like: 'email_like',
  match: 'email_match',
  search_news: 'email_search',
}

/** What the link at the foot of a mail stops. */
export function stoppedBy(name: MailName): NotificationName | 'all' {
  return SWITCHES[name] ?? 'all'
}

/** What a link at the foot of a mail stops: one kind of notification, or every mail that can be stopped. */
export type Unsubscription = {
  readonly memberId: string
  readonly kind: NotificationName | 'all'
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A token that only we can make and read: a mail that is passed on must not lead to a profile. It never expires. */
export function unsubscribeToken(secretKey: string, { memberId, kind }: Unsubscription): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(keysIn(secretKey)[0]), iv)
  const hidden = Buffer.concat([cipher.update(`${memberId} ${kind}`, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** What a token says, or null if we did not make it. */
export function readUnsubscribeToken(secretKey: string, token: string): Unsubscription | null {
  return keysIn(secretKey).reduce<Unsubscription | null>(
    (read, key) => read ?? readWith(key, token),
    null,
  )
}

function readWith(key: string, token: string): Unsubscription | null {
  const bytes = Buffer.from(token, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(key), iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    const hidden = bytes.subarray(IV_BYTES + TAG_BYTES)
    return meaningOf(Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}

function keyFrom(key: string): Buffer {
  return createHmac('sha256', key).update('unsubscribe').digest()
}

function meaningOf(words: string): Unsubscription | null {
  const [memberId = '', kind = ''] = words.split(' ')
  return isId(memberId) && isKind(kind) ? { memberId, kind } : null
}

function isKind(word: string): word is Unsubscription['kind'] {
  return word === 'all' || NOTIFICATION_NAMES.some((name) => name === word)
}
