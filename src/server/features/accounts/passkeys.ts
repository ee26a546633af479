import type { Selectable } from 'kysely'
import type { Passkey } from '#contract/passkeys.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { requireStepUp } from './step-up.ts'

type MemberVisit = Visit & { readonly member: SessionMember }

/** A member's passkeys, the newest first. */
export async function passkeysOf(db: Db, memberId: string): Promise<Passkey[]> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return passkeys.map(shownPasskey)
}

type Row = Pick<Selectable<Tables['passkey']>, 'id' | 'name' | 'created_at' | 'last_used_at'>

/** What its owner sees of a passkey. */
export function shownPasskey({ id, name, created_at, last_used_at }: Row): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}

type Renaming = { readonly memberId: string; readonly id: string; readonly name: string }

export async function renamePasskey(db: Db, { memberId, id, name }: Renaming): Promise<Passkey> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst()
  if (!renamed) throw new Refusal('NOT_FOUND')
  return shownPasskey(renamed)
}

/** Makes a passkey of the member open nothing any more, and tells them by mail. */
export async function removePasskey(db: Db, visit: MemberVisit, id: string): Promise<void> {
  const { member } = visit
  requireStepUp(visit)
  await transact(db, async (tx) => {
    await lockOwner(tx, member.id)
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new Refusal('NOT_FOUND')
    await tellOwner(tx, visit, { mail: 'passkey_removed', passkey: removed.name })
  })
}

/**
 * Ends all passkeys of a member. What brings an account back to its owner does so: nobody can tell which of them an intruder
 * added, and when.
 */
export async function endPasskeysOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('member_id', '=', memberId).execute()
}

/** The member first and the passkey after it, as everything does that changes both. */
export async function lockOwner(tx: Tx, memberId: string): Promise<{ readonly status: string }> {
  return tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type Telling = { readonly mail: 'passkey_added' | 'passkey_removed'; readonly passkey: string }

/** Mails a member what was done about a passkey, so that nobody else does it unseen. */
export async function tellOwner(
  tx: Tx,
  { site, member, now }: MemberVisit,
  { mail, passkey }: Telling,
): Promise<void> {
  const { email, language } = await tx
    .selectFrom('member')
    .select(['email', 'language'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  await sendMail(tx, {
    siteId: site.id,
    memberId: member.id,
    to: email,
    language,
    content: { name: mail, passkey, at: now.toISOString() },
    now,
  })
}
