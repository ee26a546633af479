import type { App } from '#server/http/route.ts'
import { endSessionsOf } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { moveTo } from './change-mail.ts'
import { useLink, voidLinks } from './links.ts'

/** Puts the address or the password back that was there before a change, and logs out every device. */
export async function undoChange(
  { db }: App,
  { site, now }: Visit,
  token: string,
): Promise<{ undone: 'email' | 'password' }> {
  return db.transaction().execute(async (tx) => {
    const kinds = ['undo_email', 'undo_password'] as const
    const { memberId, kind, data } = await useLink(tx, { siteId: site.id, kinds, token, now })
    const isEmail = kind === 'undo_email'
    if (isEmail) await moveTo(tx, memberId, data['email'] ?? '')
    else
      await tx
        .updateTable('member')
        .set({ password_hash: data['password_hash'] ?? '' })
        .where('id', '=', memberId)
        .execute()
    await endSessionsOf(tx, memberId)
    // Whoever made the change must not be able to make it again by a link that is still out.
    await voidLinks(tx, memberId, ['reset', 'mail_change', kind])
    return { undone: isEmail ? 'email' : 'password' }
  })
}
