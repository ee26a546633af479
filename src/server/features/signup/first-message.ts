import { randomUUID } from 'node:crypto'
import { isBlank } from '#contract/is-blank.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendIn } from '#server/features/chats/chats.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { demandNoContactDetails } from '#server/features/profiles/profiles.ts'
import type { Settings } from '#server/features/settings/settings.ts'

type FirstMessage = {
  readonly memberId: string
  readonly siteId: string
  readonly profile_id: string
  readonly signup_message: string
  /** What a message costs. */
  readonly cost: number
  readonly now: Date
}

/** Refuses a first message that could not be sent as a message either. */
export function requireSendable(
  { signup_message: text }: Pick<FirstMessage, 'signup_message'>,
  { message_length: longest }: Pick<Settings, 'message_length'>,
): void {
  if (text.length > longest)
    throw new Refusal('INVALID_INPUT', { field: 'target.signup_message', why: 'too_big' })
  demandNoContactDetails({ 'target.signup_message': text })
}

/**
 * Sends what somebody signed up to say, which is held until their address is confirmed; who cannot pay for it finds it in
 * the input, and of whoever said nothing it is only kept whom they signed up for. Whoever is not to be seen any more gets nothing, and nobody learns of it.
 */
export async function sendFirstMessage(tx: Tx, message: FirstMessage): Promise<void> {
  const { memberId, siteId, profile_id: profileId, cost, now } = message
  const text = isBlank(message.signup_message) ? '' : message.signup_message
  const target = await tx
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', profileId)
    .where(isVisibleTo({ siteId, memberId: null }))
    .executeTakeFirst()
  if (!target) return
  const viewer = { siteId, memberId }
  if (text !== '' && (await canPay(tx, memberId, cost)))
    await sendIn(tx, { viewer, profileId, clientId: randomUUID(), text, cost, now })
  else
    await tx
      .insertInto('first_message')
      .values({ member_id: memberId, target_id: profileId, text, created_at: now })
      .execute()
}

/** Nobody else knows of this account yet, so what it holds now it holds until the end. */
async function canPay(tx: Tx, memberId: string, cost: number): Promise<boolean> {
  const { credit_account_id: accountId } = await tx
    .selectFrom('member')
    .select('credit_account_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return (await balanceOf(tx, accountId)) >= cost
}
