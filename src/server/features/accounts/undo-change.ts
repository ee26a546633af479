import { sql } from 'kysely'
import { type Tx, transact } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import { noteSecurity } from '#server/http/security-log.ts'
import { endSessionsOf } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { consumeLink, voidLinksAfterUndo } from './links.ts'
import { moveTo } from './change-mail.ts'
import { endPasskeysOf } from './passkeys.ts'

type Undo = {
  readonly siteId: string
  readonly memberId: string
  readonly data: Readonly<Record<string, string>>
  readonly secretKey: string
  readonly now: Date
}

/**
 * Puts the address or the password back that was there before a change, logs out every device, ends all passkeys, and makes
 * the links stop working that an intruder who made the change may hold. A password that was changed after the address is put back with
 * it, because only the other mailbox was told; one that was changed before has a link of its own, which stays, as does
 * every link that undoes an earlier change: an intruder's undo ends none of the owner's. The mailbox that is left is
 * told.
 */
export async function undoChange(
  app: App,
  visit: Visit,
  token: string,
): Promise<{ undone: 'email' | 'password' }> {
  const { db, secretKey } = app
  const { site, now } = visit
  const { memberId, undone } = await transact(db, async (tx) => {
    const kinds = ['undo_email', 'undo_password'] as const
    const { memberId, kind, data, createdAt } = await consumeLink(tx, {
      siteId: site.id,
      kinds,
      token,
      now,
    })
    const undo = { siteId: site.id, memberId, data, secretKey, now }
    const isEmail = kind === 'undo_email'
    const left = isEmail ? await putAddressBack(tx, undo) : await putPasswordBack(tx, undo)
    await endSessionsOf(tx, memberId)
    await endPasskeysOf(tx, memberId)
    if (isEmail) await undoPasswordsSince(tx, undo, createdAt)
    await voidLinksAfterUndo(tx, { memberId, kind, createdAt })
    await sendMail(tx, {
      siteId: site.id,
      memberId,
      to: left.email,
      language: left.language,
      content: { name: 'change_undone' },
      now,
    })
    return { memberId, undone: isEmail ? ('email' as const) : ('password' as const) }
  })
  noteSecurity(app, visit, { event: 'identified', memberId })
  return { undone }
}

/** Deleted then, an account can be brought back by nobody. */
const LONG_AGO = new Date(0)

async function putAddressBack(tx: Tx, { siteId, memberId, data, secretKey, now }: Undo) {
  const email = data['email'] ?? ''
  // The link proves the mailbox: an account that took the address meanwhile and never confirmed it makes room. It goes as every
  // other does, with its files, in the next round of erasing; under the address it would take the owner's mails along.
  await tx
    .updateTable('member')
    .set((member) => ({
      email: sql`${member.ref('id')} || '@erased.invalid'`,
      status: 'deleted',
      deleted_at: LONG_AGO,
    }))
    .where('site_id', '=', siteId)
    .where('id', '<>', memberId)
    .where((member) => member(member.fn('lower', ['email']), '=', email.toLowerCase()))
    .where((member) =>
      member.or([
        member('status', '=', 'not_confirmed'),
        member('status_before', '=', 'not_confirmed'),
      ]),
    )
    .execute()
  return moveTo(tx, { memberId, email, secretKey, now })
}

/** The first of them tells the password from before all of them. */
async function undoPasswordsSince(tx: Tx, undo: Undo, since: Date): Promise<void> {
  const undone = await tx
    .deleteFrom('mail_link')
    .where('member_id', '=', undo.memberId)
    .where('kind', '=', 'undo_password')
    .where('created_at', '>=', since)
    .returning(['data', 'created_at'])
    .execute()
  const [first] = undone.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
  if (first) await putPasswordBack(tx, { ...undo, data: first.data as Record<string, string> })
}

async function putPasswordBack(tx: Tx, { memberId, data }: Undo) {
  return tx
    .updateTable('member')
    .set({ password_hash: data['password_hash'] ?? '' })
    .where('id', '=', memberId)
    .returning(['email', 'language'])
    .executeTakeFirstOrThrow()
}
