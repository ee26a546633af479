import type { z } from 'zod/mini'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import type { PromptAnswer } from '#contract/fields.ts'
import type { likeWithComment } from '#contract/like-comment.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { isOpenTo } from '#server/features/media/media.ts'
import { isVisibleTo, lockPair, type Viewer } from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import { likeIn } from './like.ts'

type Said = Omit<z.output<typeof likeWithComment.input>, 'profile_id'>
type Commenting = Said & {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly settings: Settings
  readonly now: Date
}

/**
 * Likes one thing of a profile, with a comment or without. A comment is free, so there is one in a lifetime from each to each,
 * and none to whom one has written to or heard from (decision 052). The same again changes nothing.
 */
export function commentOn(
  { db, events }: Pick<App, 'db' | 'events'>,
  commenting: Commenting,
): Promise<{ matched: boolean }> {
  const { viewer, profileId, now } = commenting
  return withEvents({ db, events, now }, async (tx, notify) => {
    await lockPair(tx, viewer.memberId, profileId)
    await requireFit(tx, commenting)
    const isNews = await keep(tx, commenting)
    const wasLiked = await isLiked(tx, commenting)
    const liked = await likeIn(tx, notify, { viewer, profileId, now })
    if (wasLiked && isNews) {
      await makeNew(tx, commenting)
      notify([profileId], { kind: 'likes_changed' })
    }
    return liked
  })
}

/** Refuses what is not to be seen on the profile, and what may not be said of it. */
async function requireFit(tx: Tx, commenting: Commenting): Promise<void> {
  const { viewer, profileId, comment } = commenting
  const profile = await tx
    .selectFrom('member')
    .innerJoin('member as me', (join) => join.on('me.id', '=', viewer.memberId))
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
    .select(['member.about', 'member.prompts', 'me.paid_user as is_premium'])
    .executeTakeFirst()
  if (!profile) throw new Refusal('NOT_FOUND')
  if (!profile.is_premium && hasContactDetails(comment))
    throw new Refusal('CONTACT_DETAILS', { field: 'comment' })
  if (!(await isPartSeen(tx, commenting, profile))) throw new Refusal('PART_GONE')
}

type Profile = {
  readonly about: string
  readonly prompts: unknown
  readonly is_premium: boolean
}

async function isPartSeen(tx: Tx, commenting: Commenting, profile: Profile): Promise<boolean> {
  const { part, prompt: asked, settings } = commenting
  const notes: ReadonlySet<string> = new Set(settings.visible_profile_notes)
  if (part === 'photo') return isPhotoSeen(tx, commenting, profile)
  if (part === 'about') return notes.has('about') && profile.about.trim() !== ''
  const prompts = profile.prompts as PromptAnswer[]
  return notes.has('prompts') && prompts.some(({ prompt }) => prompt === asked)
}

/** A photo of somebody else, one that was deleted and one that the viewer may not see are alike. */
async function isPhotoSeen(
  tx: Tx,
  { profileId, photo_id: id }: Commenting,
  { is_premium: isPremium }: Profile,
): Promise<boolean> {
  const photos = await tx
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', profileId)
    .where('status', '=', 'active')
    .orderBy('position')
    .execute()
  const rank = photos.findIndex((photo) => photo.id === id)
  return rank >= 0 && isOpenTo(isPremium ? 'premium' : 'free', { isOwn: false, rank })
}

/** Writes it down, and says whether there is something in it that was not there before. */
async function keep(tx: Tx, commenting: Commenting): Promise<boolean> {
  const { viewer, profileId, part, photo_id: photoId, prompt, comment, now } = commenting
  const row = {
    part,
    photo_id: (part === 'photo' && photoId) || null,
    prompt: (part === 'prompt' && prompt) || null,
    text: comment,
  }
  const known = await tx
    .selectFrom('like_comment')
    .select(['part', 'photo_id', 'prompt', 'text', 'has_said'])
    .where('from_id', '=', viewer.memberId)
    .where('to_id', '=', profileId)
    .executeTakeFirst()
  const isSame = (Object.keys(row) as (keyof typeof row)[]).every(
    (key) => known?.[key] === row[key],
  )
  if (isSame) return false
  if (comment !== '' && (known?.has_said || (await haveWritten(tx, commenting))))
    throw new Refusal('COMMENT_USED')
  // What was said stays with what it was said about.
  if (known?.has_said && known.text !== '') return false
  await tx
    .insertInto('like_comment')
    .values({
      from_id: viewer.memberId,
      to_id: profileId,
      ...row,
      has_said: comment !== '' || known?.has_said === true,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['from_id', 'to_id']).doUpdateSet((like) => ({
        part: like.ref('excluded.part'),
        photo_id: like.ref('excluded.photo_id'),
        prompt: like.ref('excluded.prompt'),
        text: like.ref('excluded.text'),
        has_said: like.ref('excluded.has_said'),
        created_at: like.ref('excluded.created_at'),
      })),
    )
    .execute()
  return comment !== ''
}

async function haveWritten(tx: Tx, { viewer, profileId }: Commenting): Promise<boolean> {
  const side = await tx
    .selectFrom('conversation_side')
    .select('conversation_id')
    .where('member_id', '=', viewer.memberId)
    .where('other_id', '=', profileId)
    .where('last_seq', '>', 0)
    .executeTakeFirst()
  return side !== undefined
}

async function isLiked(tx: Tx, { viewer, profileId }: Commenting): Promise<boolean> {
  const like = await tx
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', viewer.memberId)
    .where('to_id', '=', profileId)
    .executeTakeFirst()
  return like !== undefined
}

/** A like that was there before is news again with what is said now. */
async function makeNew(tx: Tx, { viewer, profileId }: Commenting): Promise<void> {
  await tx
    .updateTable('member_like')
    .set({ is_new: true, announced_at: null })
    .where('from_id', '=', viewer.memberId)
    .where('to_id', '=', profileId)
    .execute()
}
