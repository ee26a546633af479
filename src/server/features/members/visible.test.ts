import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SHOWN_TO, type ShownTo } from '#contract/notifications.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { banOnce } from '#test/make-decision.ts'
import { listOnline } from './list-online.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const LONG_AGO = new Date('2026-02-01T12:00:00Z')
const COUNT = 6

type State = {
  siteId: string
  status: string
  isInvisible: boolean
  isFictional: boolean
  isOnline: boolean
  shownTo: ShownTo
}
type World = {
  ids: string[]
  sites: string[]
  states: State[]
  blocks: Set<string>
  likes: Set<string>
  written: Set<string>
}

const someone = fc.nat({ max: COUNT - 1 })
const events = fc.oneof(
  fc.record({
    kind: fc.constantFrom('block', 'unblock', 'like', 'unlike', 'write'),
    a: someone,
    b: someone,
  }),
  fc.record({
    kind: fc.constant('status'),
    a: someone,
    status: fc.constantFrom('active', 'not_confirmed', 'deleted', 'banned'),
  }),
  fc.record({ kind: fc.constant('show to'), a: someone, shownTo: fc.constantFrom(...SHOWN_TO) }),
  fc.record({
    // No 'real': the mark of a fictional profile stays.
    kind: fc.constantFrom('hide', 'show', 'leave', 'come', 'fiction'),
    a: someone,
  }),
)
type Event = { kind: string; a: number; b?: number; status?: string; shownTo?: ShownTo }

test('whatever happened before, each sees exactly those whom the rule allows [VIS-1]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { maxLength: 20 }), async (history) => {
      const world = await makeWorld()
      for (const event of history) await happen(world, event)

      for (const viewer of [null, ...world.ids.keys()]) {
        expect(await seenBy(world, viewer)).toEqual(allowedFor(world, viewer))
      }
    }),
    { numRuns: 25 },
  )
})

async function makeWorld(): Promise<World> {
  const sites = [(await makeSite(db)).id, (await makeSite(db)).id]
  const world: World = {
    ids: [],
    sites,
    states: [],
    blocks: new Set(),
    likes: new Set(),
    written: new Set(),
  }
  for (let index = 0; index < COUNT; index += 1) {
    const siteId = sites[index % 3 === 2 ? 1 : 0]!
    const { id } = await makeMember(db, siteId, {
      last_active_at: NOW,
      hasPhoto: true,
      is_showcased: true,
    })
    world.ids.push(id)
    world.states.push({
      siteId,
      status: 'active',
      isInvisible: false,
      isFictional: false,
      isOnline: true,
      shownTo: 'everybody',
    })
  }
  return world
}

async function happen(
  world: World,
  { kind, a, b = a, status = '', shownTo }: Event,
): Promise<void> {
  const { ids, states, blocks } = world
  const [one, other] = [ids[a]!, ids[b]!]
  const state = states[a]!
  const pair = { blocker_id: one, blocked_id: other }
  if (kind === 'block' && a !== b) {
    await db
      .insertInto('block')
      .values(pair)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    blocks.add(`${a} ${b}`)
  }
  if (kind === 'unblock') {
    await db
      .deleteFrom('block')
      .where('blocker_id', '=', one)
      .where('blocked_id', '=', other)
      .execute()
    blocks.delete(`${a} ${b}`)
  }
  if (a !== b) await choose(world, { kind, a, b })
  if (shownTo) state.shownTo = shownTo
  if (kind === 'status') state.status = status
  if (state.status === 'banned') await banOnce(db, one)
  if (kind === 'hide' || kind === 'show') state.isInvisible = kind === 'hide'
  if (kind === 'leave' || kind === 'come') state.isOnline = kind === 'come'
  if (kind === 'fiction') state.isFictional = true
  await db
    .updateTable('member')
    .set({
      status: state.status,
      deleted_at: state.status === 'deleted' ? new Date() : null,
      is_invisible: state.isInvisible,
      is_fictional: state.isFictional,
      last_active_at: state.isOnline ? NOW : LONG_AGO,
      shown_to: state.shownTo,
    })
    .where('id', '=', one)
    .execute()
}

/** Likes, takes a like back, or writes: whom a choosy member is shown to. */
async function choose(
  { ids, states, likes, written }: World,
  { kind, a, b }: Required<Pick<Event, 'kind' | 'a' | 'b'>>,
) {
  const [one, other] = [ids[a]!, ids[b]!]
  if (kind === 'like') {
    await db
      .insertInto('member_like')
      .values({ from_id: one, to_id: other, created_at: NOW })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    likes.add(`${a} ${b}`)
  }
  if (kind === 'unlike') {
    await db
      .deleteFrom('member_like')
      .where('from_id', '=', one)
      .where('to_id', '=', other)
      .execute()
    likes.delete(`${a} ${b}`)
  }
  if (kind === 'write') {
    await write(states[a]!.siteId, one, other)
    written.add(`${a} ${b}`)
  }
}

/** One message of a conversation, and both sides of it. */
async function write(siteId: string, writerId: string, readerId: string): Promise<void> {
  const { id } = await db
    .insertInto('conversation')
    .values({ site_id: siteId, created_at: NOW, last_seq: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shared = { conversation_id: id, last_seq: 1, last_at: NOW }
  await db
    .insertInto('conversation_side')
    .values([
      {
        ...shared,
        member_id: writerId,
        other_id: readerId,
        is_lower: writerId < readerId,
        has_written: true,
      },
      { ...shared, member_id: readerId, other_id: writerId, is_lower: readerId < writerId },
    ])
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'other_id']).doUpdateSet({
        has_written: sql`conversation_side.has_written or excluded.has_written`,
      }),
    )
    .execute()
}

async function seenBy({ ids, sites, states }: World, viewer: number | null): Promise<number[]> {
  const siteId = viewer === null ? sites[0]! : states[viewer]!.siteId
  const memberId = viewer === null ? null : ids[viewer]!
  const question = { viewer: { siteId, memberId }, country: 'NL', limit: 100, now: NOW } as const
  const { members, num_online } = await listOnline(db, question)
  expect(num_online).toBe(members.length)
  return members.map(({ id }) => ids.indexOf(id)).toSorted(byNumber)
}

function allowedFor(world: World, viewer: number | null): number[] {
  const { sites, states, blocks, likes, written } = world
  const isChosen = (index: number) =>
    likes.has(`${index} ${viewer}`) || written.has(`${index} ${viewer}`)
  const site = viewer === null ? sites[0]! : states[viewer]!.siteId
  return [...states.entries()]
    .filter(([index]) => index !== viewer)
    .filter(([, { siteId }]) => siteId === site)
    .filter(([, { status, isInvisible }]) => status === 'active' && !isInvisible)
    .filter(([, { shownTo }]) => shownTo === 'everybody' || viewer !== null)
    .filter(([index, { shownTo }]) => shownTo !== 'chosen' || isChosen(index))
    .filter(([, { isFictional, isOnline }]) => !isFictional && isOnline)
    .filter(([index]) => !blocks.has(`${viewer} ${index}`) && !blocks.has(`${index} ${viewer}`))
    .map(([index]) => index)
    .toSorted(byNumber)
}

function byNumber(a: number, b: number): number {
  return a - b
}
