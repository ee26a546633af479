import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { demandNoContactDetails } from '#server/features/profiles/profiles.ts'
import type { Settings } from '#server/features/settings/settings.ts'

type FirstMessage = {
  readonly memberId: string
  readonly siteId: string
  readonly profile_id: string
  readonly signup_message: string
  readonly now: Date
}

/** Refuses a first message that could not be sent as a message either. */
export function demandSendable(
  { signup_message: text }: Pick<FirstMessage, 'signup_message'>,
  { message_length: longest }: Pick<Settings, 'message_length'>,
): void {
  if (text.length > longest)
    throw new Refusal('INVALID_INPUT', { field: 'target.signup_message', why: 'too_big' })
  demandNoContactDetails({ 'target.signup_message': text })
}

/** Keeps what somebody signed up to say. Whoever is not to be seen any more gets nothing, and nobody learns of it. */
export async function keepFirstMessage(tx: Tx, message: FirstMessage): Promise<void> {
  const { memberId, siteId, profile_id: targetId, signup_message: text, now } = message
  const target = await tx
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', targetId)
    .where(isVisibleTo({ siteId, memberId: null }))
    .executeTakeFirst()
  if (!target) return
  await tx
    .insertInto('first_message')
    .values({ member_id: memberId, target_id: targetId, text, created_at: now })
    .execute()
}
