import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getChat, listChats, markChat } from '#contract/chats.ts'
import { getLander } from '#contract/landers.ts'
import { likeMember } from '#contract/likes.ts'
import { getMember } from '#contract/members.ts'
import {
  getPreferences,
  NOTIFICATION_NAMES,
  type NotificationName,
  savePreferences,
} from '#contract/notifications.ts'
import { saveShowcase, Showcase, SHOWCASE_VERSION } from '#contract/showcase.ts'
import { answerRound } from '#server/demo/answers/demo-answers.ts'
import { mailUnread } from '#server/features/notifications/notify-periodically.ts'
import { tellOfNew } from '#server/features/search/tell-of-new.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { caller } from '../caller.ts'
import { freshDatabase } from '../database.ts'
import { makeMember, makeSite } from '../make.ts'
import { outboxOf } from '../outbox.ts'
import { pushApp } from '../push-app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
await changeSettings(db, site.id, { member_resell: 'yes' })
const { app, aMember, goOn, pushesTo } = await pushApp(db, site.id)
const visitor = caller(app)
const MORE_THAN_A_DAY = 25 * 60 * 60 * 1000
const now = new Date()
const ago = (ms: number) => new Date(now.getTime() - ms)
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

type Member = Awaited<ReturnType<typeof aMember>>
/** What happens to a member, and what they or others see of it. */
type Seen = (member: Member) => Promise<unknown>

const lotte = await aMember({ name: 'Lotte', gender: 'male', seeks: 'female' })

async function mailsTo({ id }: Member): Promise<number> {
  const { email } = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (await outboxOf(db, email, later(12))).length
}

const like = (from: Member, to: Member) => from.call(likeMember, { profile_id: to.id })
const liked: Seen = (member) => like(lotte, member)
const matched: Seen = async (member) => {
  await like(member, lotte)
  await leave(member)
  await like(lotte, member)
}
const mailed =
  (happens: Seen): Seen =>
  async (member) => {
    await happens(member)
    return mailsTo(member)
  }
const pushed =
  (happens: Seen): Seen =>
  async (member) => {
    await happens(member)
    await goOn()
    return pushesTo(member).map(({ title, body }) => ({ title, body }))
  }
const written: Seen = (member) => lotte.write(member, 'Zin in bier?')
/** Whether the profile is there for somebody. */
const thereFor =
  (browser: Pick<Member, 'call'>): Seen =>
  async ({ id }) =>
    (await browser.call(getMember, { profile_id: id })).outcome

const NOTIFICATIONS: Record<NotificationName, Seen> = {
  email_message: mailed(async (member) => {
    await written(member)
    await mailUnread(db, later(11))
  }),
  email_like: mailed(liked),
  email_match: mailed(matched),
  email_search: mailed(async ({ id }) => {
    const times = {
      created_at: ago(MORE_THAN_A_DAY),
      seen_at: ago(MORE_THAN_A_DAY),
      told_at: ago(MORE_THAN_A_DAY),
    }
    const search = { member_id: id, name: 'Dichtbij', filters: JSON.stringify({ gender: 'male' }) }
    await db
      .insertInto('saved_search')
      .values({ ...search, ...times })
      .execute()
    await makeMember(db, site.id, { gender: 'male', seeks: 'female', activated_at: ago(60_000) })
    await tellOfNew(db, new Date())
  }),
  push_message: pushed(written),
  push_like: pushed(liked),
  push_match: pushed(matched),
}

type Preferences = Omit<
  Awaited<ReturnType<typeof preferencesOf>>,
  'notifications_disabled' | 'email' | 'pending_email'
>

const PREFERENCES: { [Name in keyof Preferences]: { to: Preferences[Name]; seen: Seen } } = {
  is_invisible: { to: true, seen: thereFor(lotte) },
  shown_to: { to: 'members', seen: thereFor(visitor) },
  is_discreet: { to: true, seen: pushed(written) },
  shows_read_marks: {
    to: false,
    seen: async (member) => {
      const { body } = await lotte.write(member)
      const { conversation_id } = body
      await member.call(markChat, { conversation_id, delivered_seq: 1, read_seq: 1 })
      return (await lotte.call(getChat, { conversation_id })).body.chat.their_read_seq
    },
  },
  shows_last_seen: {
    to: false,
    seen: async ({ id }) =>
      (await lotte.call(getMember, { profile_id: id })).body.member.last_active,
  },
  hidden_words: {
    to: ['bier'],
    seen: async (member) => {
      await written(member)
      return (await member.call(listChats, {})).body.chats[0]?.last_message?.has_hidden_word
    },
  },
  shows_details: { to: true, seen: pushed(written) },
  fiction_may_write: {
    to: true,
    seen: async (member) => {
      await answerRound(app, new Date(Date.now() + 30_000))
      return (await member.call(listChats, {})).body.chats.length
    },
  },
  // What it leaves is the record itself: the product hands no profile to another site.
  may_resell: {
    to: true,
    seen: ({ id }) =>
      db
        .selectFrom('consent')
        .select('kind')
        .where('member_id', '=', id)
        .where('withdrawn_at', 'is', null)
        .execute(),
  },
}

const SHOWCASE: Record<keyof Showcase, Seen> = {
  showcase: onLander(undefined),
  showcase_by_type: onLander('bdsmnl'),
}

function onLander(slug: string | undefined): Seen {
  return async ({ id }) => {
    const { members } = (await visitor.call(getLander, { slug })).body
    return members.some((member) => member.id === id)
  }
}

async function preferencesOf({ call }: Member) {
  return (await call(getPreferences, {})).body.preferences
}

/** A newcomer at one device, with a page nowhere in sight, who was not here for an hour. */
function somebody(): Promise<Member> {
  return aMember({
    devices: 1,
    hasPhoto: true,
    signup_client_id: randomUUID(),
    signup_at: now,
    last_active_at: ago(60 * 60_000),
  })
}

async function leave({ id }: Member): Promise<void> {
  await db
    .updateTable('member')
    .set({ last_active_at: ago(60 * 60_000) })
    .where('id', '=', id)
    .execute()
}

test('every switch of a member has an effect that a test knows [REA-2] [ACC-3]', async () => {
  const {
    notifications_disabled: _1,
    email: _2,
    pending_email: _3,
    ...known
  } = await preferencesOf(await somebody())

  expect(Object.keys(NOTIFICATIONS).toSorted()).toEqual(NOTIFICATION_NAMES.toSorted())
  expect(Object.keys(PREFERENCES).toSorted()).toEqual(Object.keys(known).toSorted())
  expect(Object.keys(SHOWCASE).toSorted()).toEqual(Object.keys(Showcase.shape).toSorted())
})

test.each(NOTIFICATION_NAMES)('the switch %s stops what it names [REA-2] [ACC-3]', async (name) => {
  const [one, other] = [await somebody(), await somebody()]
  await other.call(savePreferences, { notifications_disabled: [name] })
  await leave(one)
  await leave(other)

  const told = await NOTIFICATIONS[name](one)

  expect(await NOTIFICATIONS[name](other)).not.toEqual(told)
})

test.each(Object.keys(PREFERENCES) as (keyof Preferences)[])(
  'the switch %s changes what is seen [REA-2] [ACC-3]',
  async (name) => {
    const { to, seen } = PREFERENCES[name]
    const [one, other] = [await somebody(), await somebody()]
    await fictionOfTheDemo()
    await other.call(savePreferences, { [name]: to })

    const before = await seen(one)

    expect(await seen(other)).not.toEqual(before)
  },
)

test.each(Object.keys(SHOWCASE) as (keyof Showcase)[])(
  'the consent %s changes what is seen [REA-2] [VIS-2]',
  async (name) => {
    const [one, other] = [await somebody(), await somebody()]
    const isByType = name === 'showcase_by_type'
    const version = SHOWCASE_VERSION
    await one.call(saveShowcase, { showcase: isByType, showcase_by_type: false, version })
    await other.call(saveShowcase, { showcase: true, showcase_by_type: isByType, version })

    const before = await SHOWCASE[name](one)

    expect(await SHOWCASE[name](other)).not.toEqual(before)
  },
)

/** One that greets newcomers who want it. */
async function fictionOfTheDemo(): Promise<void> {
  const email = `demo${randomUUID()}@demo.vonk.example`
  const wishes = {
    email,
    is_fictional: true,
    hasPhoto: true,
    gender: 'male',
    seeks: 'both',
  } as const
  await makeMember(db, site.id, wishes)
}
