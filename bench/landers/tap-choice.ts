import type { Page } from 'playwright'

/** What a visitor may touch first, best first. */
const CHOICES = ['main form label:has(input)', 'main label', 'main form textarea, main form input']

/** Taps one of the choices on the screen; says whether there was any. */
export async function tapChoice(page: Page, which: 'first' | 'second'): Promise<boolean> {
  for (const choice of CHOICES) {
    const places = await page.evaluate<{ x: number; y: number }[]>(`(${PLACES})('${choice}')`)
    const place = which === 'first' ? places[0] : (places[1] ?? places[0])
    if (!place) continue
    await page.touchscreen.tap(place.x, place.y)
    return true
  }
  return false
}

/** Runs in the browser: the middles of the choices that a finger would really meet, or their boxes. */
const PLACES = `(choice) => [...document.querySelectorAll(choice)].flatMap((element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const met = document.elementFromPoint(x, y)
  const isMet = met && (element.contains(met) || [...(met.labels ?? [])].includes(element))
  return isMet ? [{ x, y }] : []
})`
