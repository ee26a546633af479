import type { Db } from '#server/db/connect.ts'
import {
  decide,
  decisionsInForce,
  lift,
  policyNamed,
  type Wanted,
} from '#server/features/decisions/decisions.ts'
import type { Doer } from '#server/features/record/record.ts'

/** A command that nobody gave a name. */
export const COMMAND_LINE: Doer = { operatorId: null, name: 'command line', via: 'command' }

type Wishes = Partial<Omit<Wanted, 'policyId' | 'scope'>> & {
  readonly memberId: string
  readonly policy?: string
}

/** A decision about a member: a ban, unless it says what else. */
export async function makeDecision(db: Db, { memberId, policy = 'scam', ...wishes }: Wishes) {
  const { site_id: siteId } = await db
    .selectFrom('member')
    .select('site_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const rule = await policyNamed(db, siteId, policy)
  return decide(db, {
    about: { kind: 'member', id: memberId },
    measure: 'ban',
    facts: 'Three members were asked for money.',
    by: COMMAND_LINE,
    now: new Date(),
    ...wishes,
    policyId: rule!.id,
    scope: 'all',
  })
}

/** Ends what a member has here: they left, or are shut out. */
export async function endMembership(
  db: Db,
  { memberId, how, now = new Date() }: { memberId: string; how: string; now?: Date },
): Promise<void> {
  if (how === 'banned') await banOnce(db, memberId, now)
  else
    await db
      .updateTable('member')
      .set({ status: 'deleted', deleted_at: now })
      .where('id', '=', memberId)
      .execute()
}

/** A ban, where none is in force. */
export async function banOnce(db: Db, memberId: string, now = new Date()): Promise<void> {
  const isBanned = (await decisionsInForce(db, memberId, now)).length > 0
  if (!isBanned) await makeDecision(db, { memberId, now })
}

/** Takes back what shuts a member out. */
export async function liftAll(db: Db, memberId: string, now: Date): Promise<void> {
  for (const { number } of await decisionsInForce(db, memberId, now))
    await lift(db, { number, scope: 'all', by: COMMAND_LINE, why: 'It was another member.', now })
}
