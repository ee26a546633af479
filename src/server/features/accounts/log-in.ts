import { timingSafeEqual } from 'node:crypto'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import { noteSecurity } from '#server/http/security-log.ts'
import { endSession, openSession, SESSION_SECONDS } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { keysIn } from '#server/kernel/key-ring.ts'
import { keyedHash, newToken } from '#server/kernel/secrets.ts'
import { refuseClosed } from './closed.ts'
import { countAttempt, unlock } from './login-lock.ts'
import { memberByEmail } from './mailbox.ts'
import { amongFew, isPasswordOf } from './passwords.ts'
import { userOf } from './user-of.ts'

type Credentials = { readonly email: string; readonly password: string }

type Verified = { readonly memberId: string; readonly passwordHash: string }

/**
 * The member whose address and password these are. An unknown address, a wrong password and a closed account
 * get the same refusal after the same work; only the right password tells that an account is deleted or banned. Too many
 * wrong ones lock the address, known or not, but for browsers that this member has logged in with before.
 */
export function logIn(app: App, visit: Visit, credentials: Credentials): Promise<Verified> {
  return amongFew(() => verify(app, visit, credentials))
}

async function verify(app: App, visit: Visit, { email, password }: Credentials): Promise<Verified> {
  const { db, limiter, secretKey } = app
  const { site, now } = visit
  await limiter.take('login_by_address', visit, now)
  const member = await memberByEmail(db, site.id, email)
  const device = member ? knownDevice(secretKey, visit.cookies.device(), member) : null
  const key = device ? deviceKey(secretKey, device) : emailKey(secretKey, site.id, email)
  const isRight = await isPasswordOf(member?.password_hash ?? null, password, () =>
    countAttempt(db, { key, factor: limiter.factors.all, now }),
  )
  if (!member || !isRight) throw new Refusal('LOGIN_FAILED')
  await refuseClosed(app, member, now)
  await unlock(db, key)
  await tellOfNewDevice(app, visit, member)
  return { memberId: member.id, passwordHash: member.password_hash }
}

/** The key under which wrong passwords for an address are counted. */
export function emailKey(secretKey: string, siteId: string, email: string): string {
  return keyedHash(secretKey, `login:${siteId}:${email.trim().toLowerCase()}`)
}

function deviceKey(secretKey: string, device: string): string {
  return keyedHash(secretKey, `login-device:${device}`)
}

type Owner = {
  readonly id: string
  readonly email: string
  readonly language: LocaleCode
  readonly status: string
  readonly password_hash: string
}

/** Mails the member that somebody logged in on a browser they have not logged in with before. */
export async function tellOfNewDevice(app: App, visit: Visit, owner: Owner): Promise<void> {
  const { site, userAgent, now } = visit
  if (owner.status !== 'active' || isKnownDevice(app, visit, owner)) return
  await sendMail(app.db, {
    siteId: site.id,
    memberId: owner.id,
    to: owner.email,
    language: owner.language,
    content: { name: 'new_device', device: deviceWords(userAgent), at: now.toISOString() },
    now,
  })
}

type NewLogin = {
  readonly memberId: string
  /** Whether the password was given just now. */
  readonly isConfirmed: boolean
  /** The hash that the password was compared with: a session opens only while it is still that one. */
  readonly passwordHash?: string
  /** What must come true in the same step, or refuses. */
  readonly claim?: (tx: Tx) => Promise<void>
}

/** Logs a member in on this browser with a new session, whatever session was there before, and remembers the browser. */
export async function logInMember(
  app: App,
  visit: Visit,
  { memberId, isConfirmed, passwordHash, claim }: NewLogin,
): Promise<User> {
  const { userAgent, now, cookies } = visit
  if (visit.member) await endSession(app.db, visit.member.tokenHash)
  const login = { memberId, userAgent, isConfirmed, passwordHash, now }
  const session = claim
    ? await transact(app.db, async (tx) => {
        await claim(tx)
        return openSession(tx, login)
      })
    : await openSession(app.db, login)
  const user = await userOf(app.db, memberId, now)
  if (!session || !user)
    throw passwordHash ? new Refusal('LOGIN_FAILED') : new Refusal('SERVICE_UNAVAILABLE')
  const owner = { id: memberId, password_hash: session.passwordHash }
  noteSecurity(app, visit, { event: 'identified', memberId })
  cookies.setSession(session.token, SESSION_SECONDS)
  cookies.setDevice(deviceCookie(app.secretKey, owner))
  return user
}

/** Whose browser it is. With the password every browser that knew the old one becomes a stranger. */
type DeviceOwner = { readonly id: string; readonly password_hash: string }

/**
 * What a browser keeps after a login: it tells this server that the member was here before, and tells others nothing.
 */
function deviceCookie(secretKey: string, owner: DeviceOwner): string {
  const name = newToken()
  return `${name}.${signature(secretKey, owner, name)}`
}

/** The name of a browser that this member logged in with before; null for any other. */
function knownDevice(
  secretKey: string,
  cookie: string | undefined,
  owner: DeviceOwner,
): string | null {
  const [name = '', signed = '', ...rest] = (cookie ?? '').split('.')
  if (name.length !== 43 || rest.length > 0) return null
  const given = Buffer.from(signed)
  const isRight = keysIn(secretKey).some((key) => {
    const right = Buffer.from(signature(key, owner, name))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isRight ? name : null
}

/** Whether this member has logged in with this browser before, with the password they have now. */
export function isKnownDevice({ secretKey }: App, { cookies }: Visit, owner: DeviceOwner): boolean {
  return knownDevice(secretKey, cookies.device(), owner) !== null
}

function signature(
  secretKey: string,
  { id, password_hash: hash }: DeviceOwner,
  name: string,
): string {
  return keyedHash(secretKey, `device:${id}:${hash}:${name}`)
}

const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** What a device calls itself, in few words such as `Firefox, Android`; empty when it says nothing we know. */
export function deviceWords(userAgent: string): string {
  const first = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ')
}
