import { rounds } from '#test/rounds.ts'
import { holdApp } from './hold-app.ts'
import { expect, test } from './member-fixtures.ts'
import { watchPlaces } from './places.ts'
import { LANDERS } from './every-screen.ts'
import { NEXT_PIECE, startDripProxy } from './start/drip-proxy.ts'
import { DESKTOP, PHONE } from './windows.ts'

const WINDOWS = [
  { kind: 'phone', ...PHONE },
  { kind: 'desktop', ...DESKTOP },
]
/** In how many kinds of windows each page arrives: the first page always does in all of them. */
const SIDES = rounds({ landing: 1, night: WINDOWS.length })

// Fonts would come last of all.
test.use({ expectedErrors: /status of 404.*woff2/ })

for (const [side, { kind, viewport }] of WINDOWS.entries())
  test(`what a visitor sees first does not jump while it arrives on a ${kind}`, async ({
    page,
    context,
    baseURL,
    newMember,
  }) => {
    const { id } = await newMember({ hasPhoto: true, is_showcased: true })
    const ofMember = ['landing', 'landing2', 'landing3'].map((door) => `/members/${id}/${door}`)
    const proxy = await startDripProxy(baseURL!)
    await context.addCookies([{ name: 'entry', value: '1', url: proxy.origin }])
    await page.setViewportSize(viewport)
    for (const arrange of [holdApp, watchPlaces]) await page.addInitScript(arrange)
    await page.addInitScript(takePieces, NEXT_PIECE)
    const others = ['/pricing', ...LANDERS.map((lander) => lander.path), ...ofMember]
    for (const path of ['/', ...others.filter((_, at) => (at + side) % WINDOWS.length < SIDES)]) {
      await page.goto(proxy.origin + path)
      await page.waitForFunction(() => 'arrival' in window)
      const arrival = await page.evaluate(() => (window as unknown as Arrived).arrival)

      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(arrival.pieces, path).toBeGreaterThan(3)
      expect.soft(arrival.furthest, `${path} moves ${arrival.what}`).toBeLessThanOrEqual(2)
    }
    proxy.close()
  })

type Arrived = { arrival: { pieces: number; furthest: number; what: string } }
type Watching = { places: { note: () => void; jump: () => { furthest: number; what: string } } }

/** Runs in the page: looks where everything stands, asks for the next piece, and looks again, until all of it is there. */
async function takePieces(nextPiece: string): Promise<void> {
  const { places } = window as unknown as Watching
  const state = { pieces: 0, furthest: 0, what: '', hasGrown: false }
  new MutationObserver(() => (state.hasGrown = true)).observe(document, {
    childList: true,
    subtree: true,
  })

  /** In a script a piece may end without a trace. */
  async function untilParsed(): Promise<void> {
    for (let frames = 0; frames < 1 || (!state.hasGrown && frames < 10); frames += 1)
      await new Promise(requestAnimationFrame)
    await document.fonts.ready
    state.hasGrown = false
  }

  function look(): void {
    const { furthest, what } = places.jump()
    if (furthest > state.furthest) Object.assign(state, { furthest, what })
    places.note()
  }

  for (let left = 1; left > 0; state.pieces += 1) {
    left = Number(await (await fetch(nextPiece, { method: 'POST' })).text())
    await untilParsed()
    look()
  }
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done))
  look()
  Object.assign(window, { arrival: state })
}
