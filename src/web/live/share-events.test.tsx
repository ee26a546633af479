import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MemberEvent, type Whisper, WHISPER } from '#contract/events.ts'
import { FakeEventSource } from '#test/fakes/event-source.ts'
import { whileSessionChanges } from '#web/api/session.ts'
import { shareEvents } from './share-events.ts'

const LIKES = { kind: 'likes_changed' } as const
const stops: (() => void)[] = []

beforeEach(() => {
  FakeEventSource.opened.length = 0
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A tab that listens, from where its page was made. */
function aTab(who = 'noor', last: number | null = null) {
  const heard: MemberEvent[] = []
  const whispers: Whisper[] = []
  const calls = { started: 0, refused: 0 }
  const stop = shareEvents(
    who,
    { last },
    {
      onEvent: (event) => heard.push(event),
      onWhisper: (whisper) => whispers.push(whisper),
      onStart: () => (calls.started += 1),
      onRefused: () => (calls.refused += 1),
    },
  )
  stops.push(stop)
  return { heard, whispers, calls, stop }
}

async function theSource(nth = 0): Promise<FakeEventSource> {
  await expect.poll(() => FakeEventSource.opened[nth]).toBeDefined()
  return FakeEventSource.opened[nth]!
}

test('one tab listens for all of them, and when it goes another takes over where it ended [CHA-7]', async () => {
  const first = aTab()
  const source = await theSource()
  const second = aTab()
  source.number(6)
  source.emit(7, LIKES)
  await expect.poll(() => second.heard).toEqual([LIKES])
  const opened = FakeEventSource.opened.length

  first.stop()
  const next = await theSource(1)
  next.emit(8, { kind: 'user_changed' })

  expect(opened).toBe(1)
  expect(source.readyState).toBe(FakeEventSource.CLOSED)
  expect(next.url).toMatch(/\?after=7$/)
  expect(first.heard).toEqual([LIKES])
  expect(second.heard).toEqual([LIKES, { kind: 'user_changed' }])
})

test('a tab that comes later knows where to go on before anything was told [C4]', async () => {
  const first = aTab()
  const source = await theSource()
  source.number(41)
  const second = aTab()
  await expect.poll(() => second.calls.started).toBe(1)

  first.stop()

  expect((await theSource(1)).url).toMatch(/\?after=41$/)
})

test('a page that knows what it was made with listens from there, and asks for nothing [C4]', async () => {
  const tab = aTab('noor', 12)
  const source = await theSource()

  source.emit(12, LIKES)
  source.emit(13, { kind: 'user_changed' })

  expect(source.url).toMatch(/\?after=12$/)
  expect(tab.heard).toEqual([{ kind: 'user_changed' }])
  expect(tab.calls.started).toBe(0)
})

test('what the others heard before a tab listened, and after its page was made, is asked for [C4]', async () => {
  aTab('noor', 12)
  const source = await theSource()
  source.emit(13, LIKES)

  const [behind, upToDate] = [aTab('noor', 12), aTab('noor', 13)]

  await expect.poll(() => behind.calls.started).toBe(1)
  source.emit(14, LIKES)
  await expect.poll(() => [behind.heard, upToDate.heard]).toEqual([[LIKES], [LIKES]])
  expect(upToDate.calls.started).toBe(0)
})

test('what was heard before is not heard again, but a reset always is [C4] [C5]', async () => {
  const tab = aTab()
  const source = await theSource()

  source.emit(5, LIKES)
  source.emit(5, LIKES)
  source.emit(4, LIKES)
  source.emit(2, { kind: 'reset' })
  source.emit(3, LIKES)

  expect(tab.heard).toEqual([LIKES, { kind: 'reset' }, LIKES])
})

test('what another member was told is nothing to this one', async () => {
  aTab('noor')
  const source = await theSource()
  const [other, own] = [aTab('sem'), aTab('noor')]

  source.emit(1, LIKES)
  await expect.poll(() => own.heard).toEqual([LIKES])
  source.emit(2, LIKES)
  await expect.poll(() => own.heard).toHaveLength(2)

  expect(other.heard).toEqual([])
})

test('tabs that cannot talk to each other listen for themselves', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(window, 'BroadcastChannel')

  const [first, second] = [aTab(), aTab()]
  ;(await theSource(0)).emit(1, LIKES)
  ;(await theSource(1)).emit(1, LIKES)

  expect([first.heard, second.heard]).toEqual([[LIKES], [LIKES]])
})

test('a line that is refused is tried again ever later, from where it ended; a broken one is left to the browser', async () => {
  const tab = aTab()
  const source = await theSource()
  vi.useFakeTimers()
  source.emit(3, LIKES)

  source.fail(FakeEventSource.CONNECTING)
  vi.advanceTimersByTime(60_000)
  const afterBreak = FakeEventSource.opened.length
  source.fail(FakeEventSource.CLOSED)
  vi.advanceTimersByTime(2_500)
  FakeEventSource.opened[1]!.fail(FakeEventSource.CLOSED)
  vi.advanceTimersByTime(2_500)
  const tooSoon = FakeEventSource.opened.length
  vi.advanceTimersByTime(2_500)

  expect([afterBreak, tooSoon, FakeEventSource.opened.length]).toEqual([1, 2, 3])
  expect(FakeEventSource.opened[2]!.url).toMatch(/\?after=3$/)
  expect(tab.calls.refused).toBe(2)
})

test('when the session is over every tab of the browser knows, and the line is not held [A7]', async () => {
  const [first, second] = [aTab(), aTab()]
  const source = await theSource()

  source.say(0, '1', 'over')

  await expect.poll(() => [first.calls.refused, second.calls.refused]).toEqual([1, 1])
  expect(source.readyState).toBe(FakeEventSource.CLOSED)
})

test('whoever logs out lets go of the line first, and takes it up again where the logout fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tab = aTab('noor', 7)
  const source = await theSource()
  const seen: number[] = []
  const logOut = async () => {
    vi.advanceTimersByTime(3_000)
    seen.push(source.readyState, FakeEventSource.opened.length)
    throw new Error('away')
  }

  await expect(whileSessionChanges(logOut)).rejects.toThrow('away')
  vi.advanceTimersByTime(10_000)

  expect(seen).toEqual([FakeEventSource.CLOSED, 1])
  expect(tab.calls.refused).toBe(0)
  expect((await theSource(1)).url).toMatch(/\?after=7$/)
})

test('what is told in words that are not ours is passed over', async () => {
  const tab = aTab()
  const source = await theSource()

  source.emit(1, { kind: 'something_new', id: 5 })
  source.say(2, 'not JSON')
  source.emit(3, LIKES)

  expect(tab.heard).toEqual([LIKES])
})

test('what is whispered is heard in all tabs, and moves nobody on [CHA-2] [C4]', async () => {
  const typing: Whisper = { kind: 'typing', profile_id: crypto.randomUUID() }
  const tab = aTab('noor', 12)
  const source = await theSource()
  const other = aTab('noor', 12)

  await expect
    .poll(() => {
      source.say(0, JSON.stringify(typing), WHISPER)
      return other.whispers.at(-1)
    })
    .toEqual(typing)
  source.say(0, '{"kind":"dancing"}', WHISPER)
  source.emit(13, LIKES)

  expect(tab.whispers.every(({ kind }) => kind === 'typing')).toBe(true)
  expect(tab.heard).toEqual([LIKES])
})
