import type { z } from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import type { signUp } from '#contract/signup.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { deliverHeld } from '#server/features/chats/chats.ts'
import { likeIn } from '#server/features/likes/likes.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { saveSearchIn } from '#server/features/search/search.ts'

type Activation = { readonly siteId: string; readonly memberId: string; readonly now: Date }

/**
 * Makes a member who has proved their mailbox, by any link, a full member: held messages are delivered, what they chose
 * on a landing page comes true, and they are welcomed. Nothing happens to a member who is active already.
 */
export async function activateMember(
  tx: Tx,
  notify: Notify,
  activation: Activation,
): Promise<void> {
  const { siteId, memberId, now } = activation
  const member = await tx
    .updateTable('member')
    .set({ status: 'active', activated_at: now, start_step: 'photo' })
    .where('id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!member) return
  await deliverHeld(tx, notify, activation)
  await grantWish(tx, notify, activation)
  notify([memberId], { kind: 'user_changed' })
  await sendMail(tx, {
    siteId,
    memberId,
    to: member.email,
    language: member.language,
    content: { name: 'welcome' },
    now,
  })
}

type Wish = NonNullable<z.output<typeof signUp.input>['wish']>
type Wisher = { readonly siteId: string; readonly memberId: string; readonly now: Date }

/** Keeps what a visitor chose on a landing page until the new member confirms the address. */
export async function keepSignupIntent(
  tx: Tx,
  memberId: string,
  { likes = [], distance }: Wish,
): Promise<void> {
  if (likes.length === 0 && distance === undefined) return
  await tx
    .insertInto('signup_wish')
    .values({ member_id: memberId, likes: [...new Set(likes)], distance: distance ?? null })
    .execute()
}

/** Makes true what the member chose on a landing page: their likes are told, and their search is kept. */
async function grantWish(tx: Tx, notify: Notify, wisher: Wisher): Promise<void> {
  const { memberId, now } = wisher
  const wish = await tx
    .deleteFrom('signup_wish')
    .where('member_id', '=', memberId)
    .returning(['likes', 'distance'])
    .executeTakeFirst()
  if (!wish) return
  // Always in the same order, so that two members who are confirmed at once do not wait for each other.
  for (const profileId of wish.likes.toSorted()) await likeIfThere(tx, notify, wisher, profileId)
  if (wish.distance !== null) await keepSearch(tx, { memberId, distance: wish.distance, now })
}

/** A profile that has gone, or hides, since then is left out. */
async function likeIfThere(
  tx: Tx,
  notify: Notify,
  { siteId, memberId, now }: Wisher,
  profileId: string,
) {
  try {
    await likeIn(tx, notify, { viewer: { siteId, memberId }, profileId, now })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

type Search = { readonly memberId: string; readonly distance: number; readonly now: Date }

async function keepSearch(tx: Tx, { memberId, distance, now }: Search): Promise<void> {
  const { seeks, seeks_couples, country } = await tx
    .updateTable('member')
    .set({ search_default: JSON.stringify({ distance }) })
    .where('id', '=', memberId)
    .returning(['seeks', 'seeks_couples', 'country'])
    .executeTakeFirstOrThrow()
  const couples = seeks_couples === 'no' ? {} : { couples: seeks_couples }
  const filters = { gender: seeks, ...couples, country, distance }
  await saveSearchIn(tx, { memberId, name: `${distance} km`, filters, now })
}
