import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBlocked } from '#contract/account.ts'
import { getChat, listChats } from '#contract/chats.ts'
import { saveSearch } from '#contract/search.ts'
import { openFiles } from '#server/features/media/media.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { ask } from '#test/contract/send.ts'
import { listen } from '#test/contract/listen.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'
import { hidingOf, type Hiding } from './hiding-of.ts'
import { outputs, TARGETED } from './outputs.ts'
import { HIDING, type Pair, possibleBefore, type StepName, STEPS, UNDONE } from './steps.ts'
import { type Told, told, withoutChats, withoutLanders } from './told.ts'

const HISTORIES = rounds({ landing: 12, night: 300 })
/** So many end together, in the same way: lists must be as if none of those people had ever been. */
const TOGETHER = 6
const NOW = new Date()

const { db } = await freshDatabase()
const site = await makeSite(db)
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => NOW })
const port = await listen(app)
const PLACE = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
// The list of towns is read once, and before anything is measured by it.
await kilometresBetweenTowns(PLACE, PLACE)
const alike = {
  ...PLACE,
  seeks: 'both' as const,
  hair_color: 'red',
  interests: ['wine'],
  last_active_at: NOW,
  activated_at: NOW,
  is_showcased: true,
  is_showcased_by_type: true,
}

const bystander = await makeMember(db, site.id, { ...alike, name: 'Bystander' })
await makeStoredPhoto(db, files, bystander.id)
const viewer = await makeMember(db, site.id, {
  ...alike,
  name: 'Viewer',
  gender: 'male',
  credits: 10_000,
  paid_user: true,
})
const looking = { id: viewer.id, ...(await loggedIn(app, viewer.id)) }
await looking.call(saveSearch, { name: 'Buurt', filters: { gender: 'both' } })
await db
  .updateTable('saved_search')
  .set({ seen_at: new Date('2020-01-01') })
  .execute()
const visitor = caller(app)

const OUTPUTS = Object.entries(outputs(bystander.id))
// Asked one after the other and awaited, so that no member of the tests is there yet.
const withoutAnybody = await allOutputs()
const visitorsWithoutAnybody = await visitorOutputs()
const toldAboutNobody = await toldAbout(randomUUID(), Object.keys(TARGETED))

test('whoever is shown is in every list, so that being hidden is seen [P3] [P4]', async () => {
  const pair = await aPair()
  await STEPS['A likes B'](pair)
  await STEPS['B likes A'](pair)
  await STEPS['A writes to B'](pair)
  const lists = Object.entries(await allOutputs())

  const silent = lists.filter(([, text]) => !text.includes(pair.hiding.id)).map(([name]) => name)
  const changed = lists.filter(([name, text]) => text !== withoutAnybody[name])
  await end(pair)

  // Counts alone, and lists that leave out members the viewer likes already.
  expect(silent.toSorted()).toEqual([
    'guided start',
    'hints',
    'number of a search',
    'number of new likes',
    'saved searches',
    'swipe game',
  ])
  expect(changed.map(([name]) => name)).toContain('number of a search')
  expect(changed.map(([name]) => name)).toContain('number of new likes')
  expect(changed.map(([name]) => name)).toContain('hints')
  expect(changed.map(([name]) => name)).toContain('saved searches')
})

test(`after ${HISTORIES} histories whoever is hidden leaves no trace in any answer, address or event [P3] [P4] [ACC-4] [ACC-5] [VIS-1]`, async () => {
  const step = fc.constantFrom(...(Object.keys(STEPS) as StepName[]))
  const before = fc.array(step, { maxLength: 6 })
  const histories = fc.array(before, { minLength: TOGETHER, maxLength: TOGETHER })
  const checked = { count: 0 }

  await fc.assert(
    fc.asyncProperty(histories, fc.constantFrom(...HIDING), async (all, last) => {
      const pairs: Named[] = []
      for (const history of all) {
        const pair = await aPair()
        for (const name of [...possibleBefore(last, history), last]) await STEPS[name](pair)
        pairs.push(pair)
      }
      await expectNoTrace(pairs)
      await end(...pairs)
      checked.count += pairs.length
    }),
    { numRuns: HISTORIES / TOGETHER, endOnFailure: true },
  )

  expect(checked.count).toBe(HISTORIES)
})

test('whoever is shown again is there as before, with their likes and messages [ACC-4] [ACC-5]', async () => {
  const pair = await aPair()
  await STEPS['A likes B'](pair)
  await STEPS['B likes A'](pair)
  await STEPS['A writes to B'](pair)
  await STEPS['B writes to A'](pair)
  // The like modal shows each like once.
  await allOutputs()
  const before = await allOutputs()

  for (const [hide, show] of UNDONE) {
    await STEPS[hide](pair)
    await STEPS[show](pair)
    expect([hide, await allOutputs()]).toEqual([hide, before])
  }
  await end(pair)
})

test('whom a member only for members or only for their people chose sees them everywhere, and no visitor does [VIS-1]', async () => {
  const pair = await aPair()
  await STEPS['A shows everybody'](pair)
  await STEPS['A likes B'](pair)
  await STEPS['B likes A'](pair)
  await STEPS['A writes to B'](pair)
  // The like modal shows each like once.
  await allOutputs()
  const before = withoutLanders(await allOutputs())

  for (const name of ['A shows members only', 'A shows only whom they chose'] as const) {
    await STEPS[name](pair)
    expect([name, withoutLanders(await allOutputs())]).toEqual([name, before])
    expect([name, await visitorOutputs()]).toEqual([name, visitorsWithoutAnybody])
  }
  await end(pair)
})

type Named = Pair & {
  readonly names: readonly string[]
  readonly photos: readonly string[]
  /** The number of what the viewer was told last before the hidden one was there. */
  readonly since: number
}

async function aPair(): Promise<Named> {
  const name = `A${randomUUID().slice(0, 8)}`
  const { id } = await makeMember(db, site.id, { ...alike, name, credits: 20 })
  const photos = [await makeStoredPhoto(db, files, id), await makeStoredPhoto(db, files, id, 1)]
  const [names, since] = [[id, name, ...photos], await lastTold()]
  return { app, siteId: site.id, hiding: { id }, looking, names, photos, since }
}

async function end(...pairs: readonly Pair[]): Promise<void> {
  const ids = pairs.map(({ hiding }) => hiding.id)
  await db.deleteFrom('member').where('id', 'in', ids).execute()
  await db.deleteFrom('conversation').execute()
  await db.deleteFrom('written_conversations').execute()
}

type Hidden = Named & Hiding

async function expectNoTrace(pairs: readonly Named[]): Promise<void> {
  const hidingBy = ({ hiding }: Named) => hidingOf(db, viewer.id, hiding.id)
  const all = await Promise.all(pairs.map(async (pair) => ({ ...pair, ...(await hidingBy(pair)) })))
  await Promise.all([
    expectSameLists(all),
    ...all.flatMap((hidden) => [
      expectNobody(hidden),
      expectNoEvents(hidden),
      expectNoPhotos(hidden),
      expectOnlyWords(hidden),
    ]),
  ])
}

/** Every list and count is as if they had never been, but for conversations that can be read. */
async function expectSameLists(all: readonly Hidden[]): Promise<void> {
  const blocked = all.filter(({ isBlocked }) => isBlocked)
  const forAll = all.filter(({ isForAll }) => isForAll)
  const [outputs, visitors] = await Promise.all([allOutputs(), visitorOutputs()])
  const seen = blocked.length === all.length ? (told: Told) => told : withoutChats
  expect(seen(outputs)).toEqual(seen(withoutAnybody))
  if (forAll.length === all.length) expect(visitors).toEqual(visitorsWithoutAnybody)
  for (const { names } of blocked) expectNone(names, outputs)
  for (const { names } of forAll) expectNone(names, visitors)
  const readable = all.filter(({ isInConversation, isBlocked }) => isInConversation && !isBlocked)
  expect(JSON.parse(outputs['chats']!).chats).toHaveLength(readable.length)
  const { members } = (await looking.call(listBlocked, {})).body
  const ownBlocks = all.filter(({ isOwnBlock }) => isOwnBlock).map(({ hiding }) => hiding.id)
  expect(ownBlocks).toEqual(expect.arrayContaining(members.map(({ id }) => id)))
}

function expectNone(names: readonly string[], told: Told): void {
  for (const name of names) expect(JSON.stringify(told)).not.toContain(name)
}

/**
 * Of a hidden member a conversation shows no more than their name and what they wrote; of one who has left not even
 * that.
 */
async function expectOnlyWords(hidden: Hidden): Promise<void> {
  const { hiding, names, photos, isGone, isBlocked, isInConversation } = hidden
  if (isBlocked || !isInConversation) return
  const { outcome, body } = await looking.call(getChat, { profile_id: hiding.id })
  const list = JSON.stringify((await looking.call(listChats, {})).body)
  expect([outcome, body.chat.can_write]).toEqual([200, 'unreachable'])
  if (!isGone) expect(body.chat.profile).toMatchObject({ is_online: false, main_image: null })
  for (const trace of isGone ? names : photos)
    expect(list + JSON.stringify(body)).not.toContain(trace)
}

/** Every call about the hidden member is answered like one about a member who does not exist. */
async function expectNobody(hidden: Hidden): Promise<void> {
  const { hiding, isOwnBlock, isBlocked, isInConversation } = hidden
  const tried = Object.keys(TARGETED).filter((name) => {
    const { knowsOwnBlock, knowsConversation } = TARGETED[name]!
    return !(knowsOwnBlock && isOwnBlock) && !(knowsConversation && isInConversation && !isBlocked)
  })
  const told = await toldAbout(hiding.id, tried)
  expect(told).toEqual(Object.fromEntries(tried.map((name) => [name, toldAboutNobody[name]])))
}

async function toldAbout(id: string, names: readonly string[]): Promise<Record<string, unknown>> {
  const answers = names.map(async (name) => {
    const { endpoint, input } = TARGETED[name]!
    const { outcome, body } = await looking.call(endpoint, input(id, randomUUID()) as never)
    const { request_id: _, ...rest } = body as Record<string, unknown>
    return [name, { outcome, ...rest }] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

async function lastTold(): Promise<number> {
  const counter = await db
    .selectFrom('event_counter')
    .select('seq')
    .where('member_id', '=', viewer.id)
    .executeTakeFirst()
  return counter?.seq ?? 0
}

/** The stream of events since they were there names no hidden member, but in a conversation that can be read. */
async function expectNoEvents(hidden: Hidden): Promise<void> {
  const { hiding, names, since, isGone, isBlocked } = hidden
  const last = await lastTold()
  if (last === since) return
  const cookie = `session=${looking.cookies.get('session')}`
  const reader = await readEvents(port, { cookie, after: since })
  await expect.poll(reader.lastId, { interval: 5 }).toBeGreaterThanOrEqual(last)
  reader.close()
  if (isGone || isBlocked) {
    for (const name of names) expect(reader.text()).not.toContain(name)
    return
  }
  const about = reader.heard.filter(({ event }) => JSON.stringify(event).includes(hiding.id))
  expect(about.filter(({ event }) => event.kind !== 'message')).toEqual([])
}

/** Addresses of photos that the viewer may have kept lead nowhere. */
async function expectNoPhotos({ photos }: Named): Promise<void> {
  const cookie = `session=${looking.cookies.get('session')}`
  const statuses = await Promise.all(
    photos.map(async (name) => {
      const url = `/photos/${name}-card.webp`
      return (await ask(app, { url, headers: { cookie } })).status
    }),
  )
  expect(statuses).toEqual(photos.map(() => 404))
}

async function allOutputs(): Promise<Told> {
  return told(OUTPUTS, looking)
}

async function visitorOutputs(): Promise<Told> {
  const forVisitors = OUTPUTS.filter(([, output]) => output.forVisitors)
  return told(forVisitors, visitor)
}
