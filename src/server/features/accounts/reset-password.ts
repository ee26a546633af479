import type { z } from 'zod/mini'
import type * as contract from '#contract/account.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { linkOwner, takeLink } from './links.ts'
import { emailKey } from './log-in.ts'
import { unlock } from './login-lock.ts'
import { hashPassword, requireEqual, requireUncommon } from './passwords.ts'
import { setPassword } from './set-password.ts'

type ResetPasswordInput = z.output<typeof contract.resetPassword.input>

/** Sets a new password by a link that works once, and lifts a lock on the address. */
export async function resetPassword(
  app: App,
  visit: Visit,
  wish: ResetPasswordInput,
): Promise<void> {
  const { db, secretKey } = app
  const { site, now } = visit
  const link = { siteId: site.id, kinds: ['reset'], token: wish.token, now } as const
  requireEqual(wish.password, wish.password_repeat)
  const owner = await linkOwner(db, link)
  const { name: siteName } = await settingsOf(db, site.id)
  requireUncommon(wish.password, { ...owner, siteName })
  const hash = await hashPassword(wish.password)
  await db.transaction().execute(async (tx) => {
    const { memberId } = await takeLink(tx, link)
    await setPassword(tx, { memberId, hash, oldHash: null, secretKey, now })
    await unlock(tx, emailKey(secretKey, site.id, owner.email))
  })
}
