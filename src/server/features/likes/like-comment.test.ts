import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { likeWithComment } from '#contract/like-comment.ts'
import { getChat, sendMessage } from '#contract/chats.ts'
import { autoLike, likeMember, listLikes, unlikeMember } from '#contract/likes.ts'
import { blockMember, getMember } from '#contract/members.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makePhoto, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

const PROMPTS = JSON.stringify([{ prompt: 'sunday', answer: 'Pannenkoeken.' }])
const ABOUT = { part: 'about', comment: 'Wat een mooi verhaal!' } as const

type Said = Omit<z.input<typeof likeWithComment.input>, 'profile_id'>

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id, site_id } = await makeMember(db, site.id, {
    about: 'Ik zwem.',
    prompts: PROMPTS,
    ...changes,
  })
  const { call } = await loggedIn(app, id)
  return {
    id,
    site_id,
    call,
    say: (other: { id: string }, said: Said = ABOUT) =>
      call(likeWithComment, { profile_id: other.id, ...said }),
    received: async () => (await call(listLikes, { type: 'received' })).body.profiles,
    unlike: (other: { id: string }) => call(unlikeMember, { profile_id: other.id }),
  }
}

async function photoOf({ id }: { id: string }): Promise<string> {
  const photo = await db
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return photo.id
}

test('what was liked and what was said is told in the list, on the profile, in the modal and before the first message [LIK-5]', async () => {
  const [me, noor] = [await aMember(), await aMember()]

  const said = await noor.say(me, { part: 'prompt', prompt: 'sunday', comment: ' Met stroop? ' })

  expect(said.body).toEqual({ matched: false })
  const comment = {
    part: 'prompt',
    prompt: 'sunday',
    photo: null,
    text: 'Met stroop?',
    has_hidden_word: false,
  }
  expect((await me.received())[0]).toMatchObject({ id: noor.id, comment })
  expect((await me.call(getMember, { profile_id: noor.id })).body.member).toMatchObject({
    their_comment: comment,
  })
  expect((await me.call(autoLike, {})).body.profile).toMatchObject({ id: noor.id, comment })
  const { chat } = (await me.call(getChat, { profile_id: noor.id })).body
  expect(chat).toMatchObject({ their_comment: comment })
  expect(chat.my_comment).toBeUndefined()
  const theirs = (await noor.call(getChat, { profile_id: me.id })).body.chat
  expect(theirs).toMatchObject({ my_comment: comment })
})

test('a like back is a match as ever, also with a comment of one’s own [LIK-5] [LIK-4]', async () => {
  const [me, noor] = [await aMember(), await aMember()]
  await noor.say(me)

  expect((await me.say(noor)).body).toEqual({ matched: true })
})

test('a photo is told by its thumbnail to whom it belongs, and by nothing once it is gone [LIK-5]', async () => {
  const [me, noor] = [await aMember({ hasPhoto: true }), await aMember()]
  const filename = await db
    .selectFrom('photo')
    .select('filename')
    .where('member_id', '=', me.id)
    .executeTakeFirstOrThrow()
  await noor.say(me, { part: 'photo', photo_id: await photoOf(me), comment: 'Die lach!' })

  const before = (await me.received())[0]!.comment
  const own = (await noor.call(getChat, { profile_id: me.id })).body.chat.my_comment
  await db.deleteFrom('photo').where('member_id', '=', me.id).execute()
  const after = (await me.received())[0]!.comment

  expect(before?.photo).toEqual({ thumb_filename: `${filename.filename}-thumb.webp` })
  expect(own?.photo).toBeNull()
  expect(after).toMatchObject({ part: 'photo', photo: null, text: 'Die lach!' })
})

test('what is not to be seen on the profile cannot be liked, whether it is gone, locked or of somebody else [LIK-5] [P2]', async () => {
  const me = await aMember()
  const noor = await aMember({ about: ' ', hasPhoto: true })
  for (let position = 1; position < 10; position += 1) await makePhoto(db, noor.id, position)
  const other = await aMember({ hasPhoto: true })
  const locked = await photoOf(noor)

  const answers = await Promise.all([
    me.say(noor, { part: 'photo', photo_id: locked, comment: '' }),
    me.say(noor, { part: 'photo', photo_id: await photoOf(other), comment: '' }),
    me.say(noor, { part: 'photo', photo_id: crypto.randomUUID(), comment: '' }),
    me.say(noor, { part: 'photo', comment: '' }),
    me.say(noor, { part: 'prompt', prompt: 'song', comment: '' }),
    me.say(noor, ABOUT),
  ])

  expect(answers.map(({ outcome }) => outcome)).toEqual(Array(6).fill('PART_GONE'))
  expect(await noor.received()).toEqual([])
})

test('whoever may not be seen is answered like nobody, and a block takes the comment out of sight [LIK-5] [ACC-4] [P2]', async () => {
  const [me, noor] = [await aMember(), await aMember()]
  const hidden = await aMember({ is_invisible: true })
  await noor.say(me)
  await me.call(blockMember, { profile_id: noor.id })

  expect((await noor.say(me)).outcome).toBe('NOT_FOUND')
  expect((await me.say(hidden)).outcome).toBe('NOT_FOUND')
  expect(await me.received()).toEqual([])
})

test('there is one comment from each to each, also after the like was taken back; the same again changes nothing [LIK-5]', async () => {
  const [me, noor] = [await aMember(), await aMember()]

  const first = await me.say(noor)
  const same = await me.say(noor)
  const more = await me.say(noor, { ...ABOUT, comment: 'En nog iets.' })
  await me.unlike(noor)
  const hidden = await noor.received()
  await me.call(likeMember, { profile_id: noor.id })
  const bare = (await noor.received())[0]!
  const again = await me.say(noor, { ...ABOUT, comment: 'Toch nog iets.' })
  const silent = await me.say(noor, { part: 'about', comment: '' })

  expect([first, same, more, again, silent].map(({ outcome }) => outcome)).toEqual([
    200,
    200,
    'COMMENT_USED',
    'COMMENT_USED',
    200,
  ])
  expect(hidden).toEqual([])
  expect(bare.comment).toBeUndefined()
  expect((await noor.received())[0]!.comment).toMatchObject({ part: 'about', text: '' })
})

test('between two who have written a comment is no way around the price of a message [LIK-5] [M1]', async () => {
  const [me, noor, eva] = [await aMember(), await aMember({ credits: 2 }), await aMember()]
  await makeConversation(db, me, noor, [{ from: me }])
  await noor.call(sendMessage, {
    client_id: crypto.randomUUID(),
    profile_id: eva.id,
    text: 'Hoi',
  })

  expect((await me.say(noor)).outcome).toBe('COMMENT_USED')
  expect((await noor.say(me)).outcome).toBe('COMMENT_USED')
  expect((await eva.say(noor)).outcome).toBe('COMMENT_USED')
  expect((await me.say(noor, { part: 'about', comment: '' })).outcome).toBe(200)
})

test('a like that was there before is news again with what is said now [LIK-5]', async () => {
  const [me, noor] = [await aMember(), await aMember()]
  await me.call(likeMember, { profile_id: noor.id })
  await db
    .updateTable('member_like')
    .set({ is_new: false, announced_at: new Date() })
    .where('from_id', '=', me.id)
    .execute()

  await me.say(noor)

  expect((await noor.call(listLikes, {})).body.total_new_likes).toBe(1)
})

test('of twenty comments at once one is said, and the like is one [LIK-5] [LIK-4]', async () => {
  const [me, noor] = [await aMember(), await aMember()]

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => me.say(noor, { ...ABOUT, comment: `Hoi ${nth}` })),
  )

  const said = answers.flatMap(({ outcome }, nth) => (outcome === 200 ? [`Hoi ${nth}`] : []))
  expect(said).toHaveLength(1)
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set([200, 'COMMENT_USED']))
  expect((await noor.received()).map(({ comment }) => comment?.text)).toEqual(said)
})

test('contact details need premium, a long comment is refused, and what deceives the eye is taken out [LIK-5] [ACC-2]', async () => {
  const [free, premium] = [await aMember(), await aMember({ paid_user: true })]
  const [noor, eva] = [await aMember(), await aMember()]
  const link = { part: 'about', comment: 'Kijk op www.voorbeeld.nl' } as const

  expect((await free.say(noor, link)).error).toEqual({
    code: 'CONTACT_DETAILS',
    params: { field: 'comment' },
  })
  expect((await premium.say(noor, link)).outcome).toBe(200)
  expect((await free.say(noor, { part: 'about', comment: 'x'.repeat(2000) })).outcome).toBe(
    'INVALID_INPUT',
  )
  await free.say(eva, { part: 'about', comment: '<b>שלום</b>\u202e!\u0007' })
  expect((await eva.received())[0]!.comment!.text).toBe('<b>שלום</b>!')
})

test('a word that its reader hides is told to be in it [LIK-5] [CHA-9]', async () => {
  const [me, noor] = [await aMember({ hidden_words: ['Schatje'] }), await aMember()]

  await noor.say(me, { part: 'about', comment: 'Hé schatje' })

  expect((await me.received())[0]!.comment).toMatchObject({ has_hidden_word: true })
})

test('a fictional profile can be liked so, and stays marked [LIK-5] [PRO-2]', async () => {
  const [me, fiction] = [await aMember(), await aMember({ is_fictional: true })]

  expect((await me.say(fiction)).outcome).toBe(200)
  const given = (await me.call(listLikes, { type: 'given' })).body.profiles
  expect(given[0]).toMatchObject({ id: fiction.id, fictional_icon: true })
})
