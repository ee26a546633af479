import type { z } from 'zod/mini'
import type { Preference, savePreferences as contract } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'

/** What reaches a member and what others see of them, with the address that waits to be confirmed. */
export async function preferencesOf(db: Db, memberId: string, now: Date): Promise<Preference> {
  const member = await db
    .selectFrom('member')
    .leftJoin('mail_link', (join) =>
      join
        .onRef('mail_link.member_id', '=', 'member.id')
        .on('mail_link.kind', '=', 'mail_change')
        .on('mail_link.used_at', 'is', null)
        .on('mail_link.expires_at', '>', now),
    )
    .select([
      'notifications_disabled',
      'is_invisible',
      'is_discreet',
      'shows_details',
      'email',
      'mail_link.data',
    ])
    .where('member.id', '=', memberId)
    .orderBy('mail_link.created_at', 'desc')
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  const { data, ...preferences } = member
  const pending = (data as { email?: string } | null)?.email ?? null
  return { ...(preferences as Omit<Preference, 'pending_email'>), pending_email: pending }
}

type Changes = z.output<typeof contract.input>

/** Saves the switches that are given and leaves the others as they are. */
export async function savePreferences(db: Db, memberId: string, changes: Changes): Promise<void> {
  const { notifications_disabled: disabled, ...switches } = changes
  const given = { ...switches, ...(disabled ? { notifications_disabled: distinct(disabled) } : {}) }
  if (Object.keys(given).length === 0) return
  await db.updateTable('member').set(given).where('id', '=', memberId).execute()
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
