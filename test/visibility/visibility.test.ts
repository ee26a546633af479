import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getChat, listChats } from '#contract/chats.ts'
import { saveSearch } from '#contract/search.ts'
import { openFiles } from '#server/features/media/media.ts'
import { kilometresBetweenTowns } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { ask } from '#test/contract/send.ts'
import { listen } from '#test/contract/listen.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { hidingOf, type Hiding } from './hiding-of.ts'
import { OWN_BLOCKS, outputs, TARGETED } from './outputs.ts'
import { STEPS, type Pair, type StepName } from './steps.ts'

const HISTORIES = 300
/** Each of these hides somebody, whatever was before. */
const HIDING = ['A blocks B', 'B blocks A', 'A hides', 'A leaves', 'A is banned'] as const
const UNDONE = [
  ['A blocks B', 'A unblocks B'],
  ['B blocks A', 'B unblocks A'],
  ['A hides', 'A shows again'],
  ['A leaves', 'A comes back'],
  ['A is banned', 'A is unbanned'],
] as const
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
  seeks: 'both',
  hair_color: 'red',
  interests: ['wine'],
  last_active_at: NOW,
  activated_at: NOW,
}

const bystander = await makeMember(db, site.id, { ...alike, name: 'Bystander' })
await makeStoredPhoto(db, files, bystander.id)
const viewer = await makeMember(db, site.id, {
  ...alike,
  name: 'Viewer',
  gender: 'male',
  credits: 10_000,
})
const looking = { id: viewer.id, ...(await loggedIn(app, viewer.id)) }
await looking.call(saveSearch, { name: 'Buurt', filters: { gender: 'both' } })
await db
  .updateTable('saved_search')
  .set({ seen_at: new Date('2020-01-01') })
  .execute()
const visitor = caller(app)

const OUTPUTS = Object.entries(outputs(bystander.id))
const withoutAnybody = await allOutputs()

test('whoever is shown is in every list, so that being hidden is seen [P3] [P4]', async () => {
  const pair = await aPair()
  await STEPS['A likes B'](pair)
  await STEPS['B likes A'](pair)
  await STEPS['A writes to B'](pair)
  const told = Object.entries(await allOutputs())

  const silent = told.filter(([, text]) => !text.includes(pair.hiding.id)).map(([name]) => name)
  const changed = told.filter(([name, text]) => text !== withoutAnybody[name])
  await end(pair)

  // Counts alone, and lists that leave out whom one likes already.
  expect(silent.toSorted()).toEqual([
    'hints',
    'number of new likes',
    'saved searches',
    'swipe game',
  ])
  expect(changed.map(([name]) => name)).toContain('number of new likes')
  expect(changed.map(([name]) => name)).toContain('hints')
  expect(changed.map(([name]) => name)).toContain('saved searches')
})

test(
  `after ${HISTORIES} histories whoever is hidden leaves no trace in any answer, address or event [P3] [P4] [ACC-4] [ACC-5]`,
  { timeout: 240_000 },
  async () => {
    const step = fc.constantFrom(...(Object.keys(STEPS) as StepName[]))
    const before = fc.array(step, { maxLength: 6 })
    const checked = { count: 0 }

    await fc.assert(
      fc.asyncProperty(before, fc.constantFrom(...HIDING), async (history, last) => {
        const pair = await aPair()
        for (const name of [...history, last]) await STEPS[name](pair)
        await expectNoTrace(pair, await hidingOf(db, viewer.id, pair.hiding.id))
        await end(pair)
        checked.count += 1
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    )

    expect(checked.count).toBe(HISTORIES)
  },
)

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
  const names = [id, name, ...photos]
  const since = await lastTold()
  return { app, siteId: site.id, hiding: { id }, looking, names, photos, since }
}

async function end({ hiding }: Pair): Promise<void> {
  await db.deleteFrom('member').where('id', '=', hiding.id).execute()
  await db.deleteFrom('conversation').execute()
  await db.deleteFrom('written_conversations').execute()
}

async function expectNoTrace(pair: Named, hiding: Hiding): Promise<void> {
  await Promise.all([
    expectSameLists(hiding),
    expectNobody(pair, hiding),
    expectNoEvents(pair, hiding),
    expectNoPhotos(pair),
    expectOnlyWords(pair, hiding),
  ])
}

/** Every list and count is as if the hidden one had never been, but for conversations that can be read. */
async function expectSameLists({ isForAll, isBlocked, isOwnBlock }: Hiding): Promise<void> {
  const seen = isBlocked ? (all: Told) => all : withoutChats
  expect(seen(await allOutputs())).toEqual(seen(withoutAnybody))
  if (isForAll) expect(await visitorOutputs()).toEqual(await visitorsWithoutAnybody)
  const { body } = await looking.call(OWN_BLOCKS.endpoint, OWN_BLOCKS.input)
  const { members } = body as { members: unknown[] }
  expect(members.length > 0 && !isOwnBlock).toBe(false)
}

type Told = Readonly<Record<string, string>>

function withoutChats(all: Told): Told {
  const user = all['number of new likes']!.replace(/"unread_messages":\d+/, '"unread_messages":0')
  return { ...all, 'number of new likes': user, chats: '' }
}

/** Of whoever hides a conversation shows no more than their name and what they wrote; of whoever has left not even that. */
async function expectOnlyWords({ hiding, names, photos }: Named, circumstances: Hiding) {
  const { isGone, isBlocked, isInConversation } = circumstances
  if (isBlocked || !isInConversation) return
  const { outcome, body } = await looking.call(getChat, { profile_id: hiding.id })
  const list = JSON.stringify((await looking.call(listChats, {})).body)
  expect([outcome, body.chat.can_write]).toEqual([200, 'unreachable'])
  if (!isGone) expect(body.chat.profile).toMatchObject({ is_online: false, main_image: null })
  for (const trace of isGone ? names : photos)
    expect(list + JSON.stringify(body)).not.toContain(trace)
}

/** Every call about the hidden one is answered as one about nobody. */
async function expectNobody({ hiding }: Pair, circumstances: Hiding): Promise<void> {
  const { isOwnBlock, isBlocked, isInConversation } = circumstances
  const tried = Object.keys(TARGETED).filter((name) => {
    const { knowsOwnBlock, knowsConversation } = TARGETED[name]!
    return !(knowsOwnBlock && isOwnBlock) && !(knowsConversation && isInConversation && !isBlocked)
  })
  const [told, nobody] = [await toldAbout(hiding.id, tried), await toldAboutNobody]
  expect(told).toEqual(Object.fromEntries(tried.map((name) => [name, nobody[name]])))
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

/** The stream of events since they were there names no one who is hidden, but in a conversation that can be read. */
async function expectNoEvents(
  { hiding, names, since }: Named,
  circumstances: Hiding,
): Promise<void> {
  const last = await lastTold()
  if (last === since) return
  const cookie = `session=${looking.cookies.get('session')}`
  const reader = await readEvents(port, { cookie, after: since })
  await expect.poll(reader.lastId, { interval: 5 }).toBeGreaterThanOrEqual(last)
  reader.close()
  const { isGone, isBlocked } = circumstances
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

const visitorsWithoutAnybody = visitorOutputs()
const toldAboutNobody = toldAbout(randomUUID(), Object.keys(TARGETED))

async function visitorOutputs(): Promise<Record<string, string>> {
  return told(
    OUTPUTS.filter(([, { forVisitors }]) => forVisitors),
    visitor,
  )
}

async function told(asked: typeof OUTPUTS, { call }: Pick<typeof looking, 'call'>) {
  const answers = await Promise.all(
    asked.map(async ([name, { endpoint, input }]) => {
      const { outcome, body } = await call(endpoint, input as never)
      expect([name, outcome]).toEqual([name, 200])
      // What was paid for messages has nothing to do with who is hidden.
      return [name, JSON.stringify(body).replace(/"credits":\d+/, '"credits":0')] as const
    }),
  )
  return Object.fromEntries(answers)
}
