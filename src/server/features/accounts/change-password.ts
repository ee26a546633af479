import { settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { hashPassword, requireEqual, requireUncommon } from './passwords.ts'
import { setPassword } from './set-password.ts'

type ChangePasswordInput = {
  readonly password: string
  readonly password_repeat: string
  /** The hash of the old one, as it was compared. */
  readonly oldHash: string
}

/** Changes the password of whoever is logged in, whose old one was checked; all sessions end with it. */
export async function changePassword(
  { db, secretKey }: App,
  { site, member, now }: Visit & { member: SessionMember },
  wish: ChangePasswordInput,
): Promise<void> {
  requireEqual(wish.password, wish.password_repeat)
  const known = await db
    .selectFrom('member')
    .select(['email', 'name'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { name: siteName } = await settingsOf(db, site.id)
  requireUncommon(wish.password, { ...known, siteName })
  const hash = await hashPassword(wish.password)
  await db
    .transaction()
    .execute((tx) =>
      setPassword(tx, { memberId: member.id, hash, oldHash: wish.oldHash, secretKey, now }),
    )
}
