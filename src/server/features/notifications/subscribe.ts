import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'

const MOST_DEVICES = 10

type Subscribing = {
  readonly memberId: string
  readonly sessionId: string
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly now: Date
}

/**
 * Keeps where this device can be pushed from now on: one address for each session, and of more devices than a member
 * may have the oldest goes. An address that belongs to another member stays theirs, and is refused like one that leads
 * nowhere.
 */
export async function subscribe(
  db: Db,
  subscribing: Subscribing,
  isAddress: IsPushAddress,
): Promise<void> {
  const { endpoint, keys } = subscribing.subscription
  if (!isAddress(endpoint)) throw wrong('endpoint')
  if (!isOnCurve(keys.p256dh)) throw wrong('keys.p256dh')
  await transact(db, async (tx) => {
    // Of many devices at once each counts those before it.
    await sql`select from member where id = ${subscribing.memberId} for no key update`.execute(tx)
    // The session before its address, as a logout takes them.
    await sql`select from session where id = ${subscribing.sessionId} for key share`.execute(tx)
    await forgetFormer(tx, subscribing)
    if (!(await keep(tx, subscribing))) throw wrong('endpoint')
    await forgetOldest(tx, subscribing.memberId)
  })
}

function wrong(field: string): Refusal {
  return new Refusal('INVALID_INPUT', { field: `subscription.${field}`, why: 'not_allowed' })
}

/** Whether it is a key at all: what cannot be encrypted for would fail with every push. */
function isOnCurve(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

async function forgetFormer(tx: Tx, { sessionId, subscription }: Subscribing): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where('session_id', '=', sessionId)
    .where('endpoint', '<>', subscription.endpoint)
    .execute()
}

/** False when the address is another member's. */
async function keep(tx: Tx, { memberId, sessionId, subscription, now }: Subscribing) {
  const { endpoint, keys } = subscription
  const { rows } = await sql`
    insert into push_subscription (session_id, member_id, endpoint, p256dh, auth, told_seq, created_at)
    select session.id, session.member_id, ${endpoint}, ${keys.p256dh}, ${keys.auth},
      coalesce((select seq from event_counter where member_id = ${memberId}), 0), ${now}
    from session where session.id = ${sessionId} and session.member_id = ${memberId}
    on conflict (endpoint) do update
    set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth
    where push_subscription.member_id = excluded.member_id
    returning id`.execute(tx)
  return rows.length === 1
}

async function forgetOldest(tx: Tx, memberId: string): Promise<void> {
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where member_id = ${memberId}
      order by created_at desc, id offset ${MOST_DEVICES})`.execute(tx)
}

const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const DOMAINS = ['.push.apple.com', '.notify.windows.com']

/** Says whether we would push to an address that a browser gave. Tests have a push service of their own. */
export type IsPushAddress = (endpoint: string) => boolean

/** Only the push services of the browsers there are, by name and on their usual port: the server knocks nowhere else. */
export const isPushAddress: IsPushAddress = (endpoint) => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, pathname, href } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    pathname.length > 1 &&
    // Nothing in it is read differently by another reader.
    href === endpoint &&
    (HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain)))
  )
}
