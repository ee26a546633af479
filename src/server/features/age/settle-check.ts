import type { z } from 'zod/mini'
import type { LocaleCode } from '#contract/locales.ts'
import type * as contract from '#contract/age.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { decideIn, policyNamed } from '#server/features/decisions/decisions.ts'
import { textsIn } from '#server/texts/texts.ts'
import { closeCheck, keepProof, type OpenCheck } from './age-checks.ts'

export type AgeOutcome = Exclude<
  z.output<typeof contract.lookAtAgeCheck.output>['state'],
  'open' | 'over'
>

type Settling = {
  readonly check: Pick<OpenCheck, 'id' | 'site_id' | 'member_id' | 'method'>
  readonly outcome: AgeOutcome
  readonly now: Date
}

/**
 * Takes an answer, once. A proof is kept; one that says that a member is a child closes the account, by a decision that a person
 * looks at when it is contested. False where another answer was first, or the time was over.
 */
export function settleCheck(
  { db, events }: { readonly db: Db; readonly events: Bus },
  { check, outcome, now }: Settling,
): Promise<boolean> {
  const { id, member_id: memberId, method } = check
  return withEvents({ db, events, now }, async (tx, notify) => {
    const member = memberId === null ? null : await lockMember(tx, memberId)
    if (!(await closeCheck(tx, { id, state: outcome, now }))) return false
    if (!member) return true
    if (outcome === 'done') await keepProof(tx, { memberId: member.id, method, now })
    if (outcome === 'refused') await closeAccount(tx, notify, { check, member, now })
    notify([member.id], { kind: 'user_changed' })
    return true
  })
}

async function lockMember(tx: Tx, memberId: string) {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'language'])
    .where('id', '=', memberId)
    .where('status', 'in', ['not_confirmed', 'active'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return member ?? null
}

type Closing = Pick<Settling, 'check' | 'now'> & {
  readonly member: NonNullable<Awaited<ReturnType<typeof lockMember>>>
}

async function closeAccount(tx: Tx, notify: Notify, { check, member, now }: Closing) {
  const policy = await policyNamed(tx, check.site_id, 'under_18')
  // A site that has put the rule away decides by itself what it does.
  if (!policy?.is_in_use) return
  await decideIn(tx, notify, {
    about: { kind: 'member', id: member.id },
    measure: 'ban',
    policyId: policy.id,
    facts: textsIn(member.language as LocaleCode).decisions.age_proof,
    scope: [check.site_id],
    by: { operatorId: null, name: 'proof of age', via: 'system' },
    now,
  })
}
