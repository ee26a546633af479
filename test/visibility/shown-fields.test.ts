import { expect, test } from 'vitest'
import { listBlocked } from '#contract/account.ts'
import { getChat, listChats } from '#contract/chats.ts'
import { getLander, getLanderMember } from '#contract/landers.ts'
import { autoLike, listLikes } from '#contract/likes.ts'
import { findMatches } from '#contract/match-finder.ts'
import { blockMember, getMember } from '#contract/members.ts'
import { listOnline } from '#contract/online.ts'
import { searchMembers } from '#contract/search.ts'
import { getSignupMatches, getSignupTarget } from '#contract/signup.ts'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { testApp } from '../app.ts'
import { caller } from '../caller.ts'
import { freshDatabase } from '../database.ts'
import { loggedIn } from '../logged-in.ts'
import { makeConversation, makeMember, makeSite } from '../make.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const open = await makeSite(db)
const shy = await makeSite(db, {
  settings: JSON.stringify({ visible_profile_fields: [], visible_profile_notes: [] }),
})
const app = await testApp(db, { clock: () => NOW })

type Wishes = Parameters<typeof makeMember>[2]

/** What somebody tells, each in words or a number that nothing else in an answer has. */
const TOLD = [
  /"age":38\b/,
  /Zierikzee/,
  /Xylofoon/,
  /"wine"/,
  /"affair"/,
  /"polyamorous"/,
  /"no_nudes"/,
  /Xantippe/,
  /"is_online":true/,
  /"distance_km":\d/,
]

/** Every answer in which members see or meet others, for a member and a visitor of a site. */
async function answersAt(site: { readonly id: string; readonly domain: string }) {
  const her = {
    gender: 'female',
    seeks: 'male',
    date_of_birth: '1987-06-15',
    country: 'NL',
    region: 'ZE',
    city: 'Zierikzee',
    about: 'Xylofoon speel ik graag.',
    interests: ['wine'],
    looks_for: ['affair'],
    relationship_style: 'polyamorous',
    boundaries: ['no_nudes'],
    prompts: JSON.stringify([{ prompt: 'laugh', answer: 'Xantippe.' }]),
    hasPhoto: true,
    is_showcased: true,
    last_active_at: NOW,
  } satisfies Wishes
  const him = {
    gender: 'male',
    seeks: 'female',
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
  } as const
  const [one, other, blocked] = [
    await makeMember(db, site.id, her),
    await makeMember(db, site.id, her),
    await makeMember(db, site.id, her),
  ]
  const viewer = await makeMember(db, site.id, {
    ...him,
    date_of_birth: '1986-06-15',
    interests: ['wine'],
    looks_for: ['affair'],
  })
  const { id } = await makeConversation(db, viewer, one, [{ from: one }])
  const like = { from_id: other.id, to_id: viewer.id, created_at: NOW, is_new: true }
  await db.insertInto('member_like').values(like).execute()
  const { call } = await loggedIn(app, viewer.id, { host: site.domain })
  const visitor = caller(app, { host: site.domain })
  await call(blockMember, { profile_id: blocked.id })
  const profile = { profile_id: one.id }
  return {
    profile: await call(getMember, profile),
    search: await call(searchMembers, {}),
    likes: await call(listLikes, { type: 'received' }),
    'auto-like': await call(autoLike, {}),
    finder: await call(findMatches, {}),
    game: await call(getSwipeGame, {}),
    chats: await call(listChats, {}),
    chat: await call(getChat, { conversation_id: id }),
    blocked: await call(listBlocked, {}),
    'signup matches': await call(getSignupMatches, {}),
    'signup target': await visitor.call(getSignupTarget, profile),
    online: await visitor.call(listOnline, { limit: 4 }),
    lander: await visitor.call(getLander, {}),
    'lander of a member': await visitor.call(getLanderMember, profile),
  }
}

test('what a site does not show of its members stands in no answer, wherever one meets them [SITE-3] [PRO-1]', async () => {
  const known = await answersAt(open)
  const hidden = await answersAt(shy)

  const told = Object.entries(known).map(([name, { body }]) => [name, toldIn(body).length])
  const answered = Object.entries(hidden).map(([name, { outcome, body }]) => [
    name,
    outcome,
    toldIn(body),
  ])

  expect(told.filter(([, count]) => Number(count) < 2)).toEqual([])
  expect(answered).toEqual(Object.keys(hidden).map((name) => [name, 200, []]))
})

function toldIn(body: unknown): string[] {
  const json = JSON.stringify(body)
  return TOLD.filter((each) => each.test(json)).map(String)
}
