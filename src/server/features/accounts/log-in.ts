import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { networkOf } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { knownDevice } from './device.ts'
import { deviceWords } from './device-words.ts'
import { takeTry, unlock } from './login-lock.ts'
import { memberByEmail } from './member-by-email.ts'
import { amongFew, isPasswordOf } from './passwords.ts'

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
  await limiter.take('login_by_address', networkOf(visit.ip), now)
  const member = await memberByEmail(db, site.id, email)
  const device = member ? knownDevice(secretKey, visit.cookies.device(), member) : null
  const key = device ? deviceKey(secretKey, device) : emailKey(secretKey, site.id, email)
  const isRight = await isPasswordOf(member?.password_hash ?? null, password, () =>
    takeTry(db, { key, factor: limiter.factor, now }),
  )
  if (!member || !isRight) throw new Refusal('LOGIN_FAILED')
  if (member.status === 'deleted') throw new Refusal('ACCOUNT_DELETED')
  if (member.status === 'banned') throw new Refusal('ACCOUNT_BANNED')
  await unlock(db, key)
  if (!device && member.status === 'active') await tellOfDevice(app, visit, member)
  return { memberId: member.id, passwordHash: member.password_hash }
}

/** The key under which wrong passwords for an address are counted. */
export function emailKey(secretKey: string, siteId: string, email: string): string {
  return keyedHash(secretKey, `login:${siteId}:${email.trim().toLowerCase()}`)
}

function deviceKey(secretKey: string, device: string): string {
  return keyedHash(secretKey, `login-device:${device}`)
}

type Owner = { readonly id: string; readonly email: string; readonly language: string }

function tellOfDevice({ db }: App, { site, userAgent, now }: Visit, owner: Owner): Promise<void> {
  return sendMail(db, {
    siteId: site.id,
    memberId: owner.id,
    to: owner.email,
    language: owner.language as LocaleCode,
    content: { name: 'new_device', device: deviceWords(userAgent), at: now.toISOString() },
    now,
  })
}
