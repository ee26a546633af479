import type { Content } from '#contract/office/decisions.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import {
  giveBackMessage,
  takeMessage,
  type TakenMessage,
} from '#server/features/chats/take-message.ts'
import { MESSAGE_VARIANTS, photoKeys } from '#server/features/media/media.ts'
import { giveBackPhoto, takePhoto, type TakenPhoto } from '#server/features/photos/take-photo.ts'
import type { Subject } from './find-subject.ts'

/** What was taken away, as it was. */
export type Taken = {
  readonly photos?: readonly TakenPhoto[]
  readonly message?: TakenMessage
  readonly profile?: { readonly about: string; readonly prompts: unknown }
  /** What a like said to whoever reported it. */
  readonly comment?: { readonly to_id: string; readonly text: string }
}

type Removal = {
  readonly subject: Subject
  /** What of a whole profile goes. */
  readonly content: readonly Content[]
  readonly now: Date
}

/** What goes: of a photo or a message that is clear, of a profile it must be said. */
export function removedContent({ kind }: Pick<Subject, 'kind'>, content: readonly Content[]) {
  if (kind === 'photo' || kind === 'message') return [kind]
  if (kind === 'page' || content.length === 0) throw new OfficeRefusal('NOTHING_NAMED')
  return [...new Set(content)]
}

/** Takes away what a decision removes, and keeps it as it was. */
export async function takeAway(
  tx: Tx,
  notify: Notify,
  { subject, content, now }: Removal,
): Promise<Taken> {
  const { kind, subjectId, member, report } = subject
  const memberId = member!.id
  if (kind === 'message' && subjectId !== null) {
    const message = await takeMessage(tx, notify, { id: subjectId, senderId: memberId, now })
    return message ? { message } : {}
  }
  if (kind === 'photo' && subjectId !== null) return takePhotos(tx, memberId, [subjectId])
  return {
    ...(content.includes('photos')
      ? await takePhotos(tx, memberId, await photosOf(tx, memberId))
      : {}),
    ...(content.includes('about') ? { profile: await takeWords(tx, memberId) } : {}),
    ...(content.includes('comment') ? await takeComment(tx, memberId, report?.reporter_id) : {}),
  }
}

/** Whether anything was there to be taken. */
export function isNothing(taken: Taken): boolean {
  return Object.keys(taken).length === 0
}

async function photosOf(tx: Tx, memberId: string): Promise<string[]> {
  const photos = await tx
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('position', 'desc')
    .execute()
  return photos.map(({ id }) => id)
}

async function takePhotos(tx: Tx, memberId: string, ids: readonly string[]): Promise<Taken> {
  const photos: TakenPhoto[] = []
  for (const id of ids) {
    const photo = await takePhoto(tx, { memberId, id })
    if (photo) photos.unshift(photo)
  }
  return photos.length > 0 ? { photos } : {}
}

async function takeWords(tx: Tx, memberId: string) {
  const words = await tx
    .selectFrom('member')
    .select(['about', 'prompts'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('member')
    .set({ about: '', prompts: '[]' })
    .where('id', '=', memberId)
    .execute()
  return words
}

async function takeComment(tx: Tx, from: string, to: string | null | undefined): Promise<Taken> {
  if (!to) return {}
  const pair = tx.selectFrom('like_comment').where('from_id', '=', from).where('to_id', '=', to)
  const comment = await pair.select(['to_id', 'text']).executeTakeFirst()
  if (!comment) return {}
  await setComment(tx, from, { ...comment, text: '' })
  return { comment }
}

async function setComment(
  tx: Tx,
  from: string,
  { to_id: to, text }: NonNullable<Taken['comment']>,
): Promise<void> {
  await tx
    .updateTable('like_comment')
    .set({ text })
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .execute()
}

/** The files of what was taken. */
export function keysOf({ photos = [], message }: Taken): string[] {
  const sent = message?.filename ?? null
  return [
    ...photos.flatMap(({ filename }) => photoKeys(filename)),
    ...(sent === null ? [] : photoKeys(sent, MESSAGE_VARIANTS)),
  ]
}

type Return = { readonly memberId: string; readonly taken: Taken }

/**
 * Gives back what was taken, as it was. What the member wrote in its place meanwhile is theirs and stays. Returns the files that
 * have no place any more.
 */
export async function giveBack(
  tx: Tx,
  notify: Notify,
  { memberId, taken }: Return,
): Promise<string[]> {
  for (const photo of taken.photos ?? []) await giveBackPhoto(tx, memberId, photo)
  if (taken.comment) await setComment(tx, memberId, taken.comment)
  if (taken.profile) await giveBackWords(tx, memberId, taken.profile)
  const isBack = !taken.message || (await giveBackMessage(tx, notify, taken.message))
  return isBack ? [] : keysOf({ message: taken.message! })
}

async function giveBackWords(
  tx: Tx,
  memberId: string,
  { about, prompts }: NonNullable<Taken['profile']>,
): Promise<void> {
  const update = tx.updateTable('member').where('id', '=', memberId)
  await update.set({ about }).where('about', '=', '').execute()
  await update
    .set({ prompts: JSON.stringify(prompts) })
    .where('prompts', '=', '[]')
    .execute()
}
