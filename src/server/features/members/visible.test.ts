import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
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
}
type World = { ids: string[]; sites: string[]; states: State[]; blocks: Set<string> }

const someone = fc.nat({ max: COUNT - 1 })
const events = fc.oneof(
  fc.record({ kind: fc.constantFrom('block', 'unblock'), a: someone, b: someone }),
  fc.record({
    kind: fc.constant('status'),
    a: someone,
    status: fc.constantFrom('active', 'not_confirmed', 'deleted', 'banned'),
  }),
  fc.record({
    kind: fc.constantFrom('hide', 'show', 'leave', 'come', 'fiction', 'real'),
    a: someone,
  }),
)
type Event = { kind: string; a: number; b?: number; status?: string }

test('whatever happened before, each sees exactly those whom the rule allows', async () => {
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
  const world: World = { ids: [], sites, states: [], blocks: new Set() }
  for (let index = 0; index < COUNT; index += 1) {
    const siteId = sites[index % 3 === 2 ? 1 : 0]!
    const { id } = await makeMember(db, siteId, { last_active_at: NOW, hasPhoto: true })
    world.ids.push(id)
    world.states.push({
      siteId,
      status: 'active',
      isInvisible: false,
      isFictional: false,
      isOnline: true,
    })
  }
  return world
}

async function happen(
  { ids, states, blocks }: World,
  { kind, a, b = a, status = '' }: Event,
): Promise<void> {
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
  if (kind === 'status') state.status = status
  if (kind === 'hide' || kind === 'show') state.isInvisible = kind === 'hide'
  if (kind === 'leave' || kind === 'come') state.isOnline = kind === 'come'
  if (kind === 'fiction' || kind === 'real') state.isFictional = kind === 'fiction'
  await db
    .updateTable('member')
    .set({
      status: state.status,
      deleted_at: state.status === 'deleted' ? new Date() : null,
      is_invisible: state.isInvisible,
      is_fictional: state.isFictional,
      last_active_at: state.isOnline ? NOW : LONG_AGO,
    })
    .where('id', '=', one)
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

function allowedFor({ sites, states, blocks }: World, viewer: number | null): number[] {
  const site = viewer === null ? sites[0]! : states[viewer]!.siteId
  return [...states.entries()]
    .filter(([index]) => index !== viewer)
    .filter(([, { siteId }]) => siteId === site)
    .filter(([, { status, isInvisible }]) => status === 'active' && !isInvisible)
    .filter(([, { isFictional, isOnline }]) => !isFictional && isOnline)
    .filter(([index]) => !blocks.has(`${viewer} ${index}`) && !blocks.has(`${index} ${viewer}`))
    .map(([index]) => index)
    .toSorted(byNumber)
}

function byNumber(a: number, b: number): number {
  return a - b
}
