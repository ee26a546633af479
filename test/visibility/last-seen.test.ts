import { expect, test } from 'vitest'
import { getChat } from '#contract/chats.ts'
import { likeMember } from '#contract/likes.ts'
import { getMember } from '#contract/members.ts'
import { savePreferences } from '#contract/notifications.ts'
import { listJustOnline, searchMembers } from '#contract/search.ts'
import { getUser } from '#contract/user.ts'
import { toldOfHiders } from '#server/http/here-now.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { outboxOf } from '#test/outbox.ts'
import { sealed } from '#test/sealed.ts'
import { outputs } from './outputs.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const MONDAY = new Date('2026-03-02T10:00:00Z')
const WEDNESDAY = new Date('2026-03-04T12:00:00Z')
/** Each of these does something or draws lots: twice asked is not twice the same. */
const NOT_TWICE = new Set(['auto-like', 'swipe game'])
const IS_HERE = /"is_online":true|"last_active":"/

const clock = { now: MONDAY }
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => clock.now })

const ALIKE = {
  country: 'NL',
  region: 'UT',
  city: 'Utrecht',
  seeks: 'both',
  hasPhoto: true,
  is_showcased: true,
  is_showcased_by_type: true,
  activated_at: MONDAY,
} as const

async function aMember(name: string) {
  const member = await makeMember(db, site.id, { ...ALIKE, name, last_active_at: clock.now })
  return { ...member, ...(await loggedIn(app, member.id)) }
}
type Member = Awaited<ReturnType<typeof aMember>>

/** Two who wrote to each other and like each other, on a Monday. */
async function aPair() {
  clock.now = MONDAY
  const [looking, other] = [await aMember('Looking'), await aMember('Other')]
  const { id } = await makeConversation(db, looking, other, [{ from: other }, { from: looking }])
  await other.call(likeMember, { profile_id: looking.id })
  return { looking, other, conversationId: id }
}

/** Everything in which a member can meet another, as text by its name. */
async function toldTo({ call }: Member, { id }: Member, conversationId: string) {
  const asked = Object.entries(outputs(id)).filter(([name]) => !NOT_TWICE.has(name))
  const answers = await Promise.all(
    asked.map(async ([name, { endpoint, input }]) => {
      const { body } = await call(endpoint, input as never)
      return [name, JSON.stringify(body)] as const
    }),
  )
  const chat = await call(getChat, { conversation_id: conversationId })
  const profile = await call(getMember, { profile_id: id })
  const told: Record<string, string> = Object.fromEntries(answers)
  return { ...told, chat: JSON.stringify(chat.body), profile: JSON.stringify(profile.body) }
}

test('whether a member who hides it is here or was days ago shows in no answer, nor in the order of any [VIS-4]', async () => {
  const { looking, other, conversationId } = await aPair()
  await other.call(savePreferences, { shows_last_seen: false })
  clock.now = WEDNESDAY
  await looking.call(getUser, {})

  const before = await toldTo(looking, other, conversationId)
  await other.call(getUser, {})
  const after = await toldTo(looking, other, conversationId)

  expect(after).toEqual(before)
  expect(after.profile).not.toMatch(IS_HERE)
  expect(await momentsOf(other)).toEqual({
    last_active_at: toldOfHiders(WEDNESDAY),
    here_at: WEDNESDAY,
  })
})

test('a member who hides nothing is told to be here, wherever one meets them [VIS-4]', async () => {
  const { looking, other, conversationId } = await aPair()
  clock.now = WEDNESDAY
  await other.call(getUser, {})

  const told = await toldTo(looking, other, conversationId)

  expect(told.profile).toMatch(IS_HERE)
  expect(told.chat).toMatch(IS_HERE)
  expect(told).toHaveProperty('search', expect.stringMatching(IS_HERE))
  expect(await momentsOf(other)).toEqual({ last_active_at: WEDNESDAY, here_at: null })
})

test('who hides it is not told it of others, and cannot search for it [VIS-4]', async () => {
  const { looking, other, conversationId } = await aPair()
  await looking.call(savePreferences, { shows_last_seen: false })
  clock.now = WEDNESDAY
  await other.call(getUser, {})

  const told = Object.entries(await toldTo(looking, other, conversationId))
  const search = await looking.call(searchMembers, { online: 'yes' })
  const just = await looking.call(listJustOnline, sealed(MONDAY.toISOString()))

  expect(told.filter(([, json]) => IS_HERE.test(json)).map(([name]) => name)).toEqual([])
  expect(search.body.filters.online).toBeUndefined()
  expect(just.body.results).toEqual([])
})

test('who shows it again is where they are at once [VIS-4]', async () => {
  const { looking, other } = await aPair()
  await other.call(savePreferences, { shows_last_seen: false })
  clock.now = WEDNESDAY
  await other.call(savePreferences, { shows_last_seen: true })

  const { body } = await looking.call(getMember, { profile_id: other.id })

  expect(body.member.last_active).toBe('online')
})

test('who hides that they are here gets no mail about a like while they are [VIS-4] [LIK-1]', async () => {
  const { looking, other } = await aPair()
  await other.call(savePreferences, { shows_last_seen: false })
  clock.now = WEDNESDAY
  await other.call(getUser, {})

  await looking.call(likeMember, { profile_id: other.id })

  const { email } = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(await outboxOf(db, email, new Date(WEDNESDAY.getTime() + HOUR_MS))).toEqual([])
})

test('what is told of those who hide it changes once a week, and is never of the last day [VIS-4]', () => {
  const hours = Array.from(
    { length: 21 * 24 },
    (_, hour) => new Date(MONDAY.getTime() + hour * HOUR_MS),
  )
  const told = hours.map((now) => toldOfHiders(now).getTime())

  expect(new Set(told).size).toBe(4)
  expect(hours.filter((now, at) => now.getTime() - told[at]! <= DAY_MS)).toEqual([])
})

function momentsOf({ id }: Member) {
  return db
    .selectFrom('member')
    .select(['last_active_at', 'here_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
