import type { Page } from '@playwright/test'

export type Jump = {
  /** How many pixels what moved furthest has moved. */
  readonly furthest: number
  /** As browsers count it: which part of the window is touched, times how far it moved. */
  readonly score: number
  readonly what: string
}
type Places = { note: () => void; jump: () => Jump }

/** Remembers where everything in sight stands; what it returns tells how far that has moved since. */
export async function notePlaces(page: Page): Promise<() => Promise<Jump>> {
  await page.evaluate(watchPlaces)
  const noted = await page.evaluateHandle(() => (window as unknown as { places: Places }).places)
  await noted.evaluate((places) => places.note())
  return () => noted.evaluate((places) => places.jump())
}

/** Runs in the page, and knows nothing but what stands in it. */
export function watchPlaces(): void {
  /** What moves less has not jumped: browsers count from here on. */
  const LEAST_PX = 3
  /** The window is looked at in squares of so many pixels. */
  const SQUARE = 8
  const noted = new Map<Element, DOMRect>()

  /** Words within a line move with it, and may go over to the next. */
  function isSeen(element: Element): boolean {
    const { visibility, display } = getComputedStyle(element)
    return visibility === 'visible' && display !== 'inline' && display !== 'contents'
  }

  function isInWindow({ top, left, right, bottom, width, height }: DOMRect): boolean {
    const isThere = width > 0 && height > 0
    return isThere && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }

  function far(one: DOMRect, other: DOMRect): number {
    return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
  }

  /** Which part of the window these cover together. */
  function partOf(boxes: readonly DOMRect[]): number {
    const squares = new Set<number>()
    for (const { left, right, top, bottom } of boxes)
      for (let y = Math.max(0, top); y < Math.min(innerHeight, bottom); y += SQUARE)
        for (let x = Math.max(0, left); x < Math.min(innerWidth, right); x += SQUARE)
          squares.add(Math.floor(y / SQUARE) * 10_000 + Math.floor(x / SQUARE))
    return (squares.size * SQUARE * SQUARE) / (innerWidth * innerHeight)
  }

  /** Adds what has come since; what is known stays where it was. */
  function note(): void {
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      const box = element.getBoundingClientRect()
      if (!noted.has(element) && isInWindow(box) && isSeen(element)) noted.set(element, box)
    }
  }

  function jump(): Jump {
    const moved = [...noted].flatMap(([element, before]) => {
      const now = element.getBoundingClientRect()
      const isThere = element.isConnected && now.width > 0 && now.height > 0
      return isThere ? [{ element, before, now, by: far(before, now) }] : []
    })
    const jumped = moved.filter(({ by }) => by >= LEAST_PX)
    const furthest = Math.max(0, ...moved.map(({ by }) => by))
    const touched = partOf(jumped.flatMap(({ before, now }) => [before, now]))
    const what = jumped.map(
      ({ element, by }) => `${element.tagName} ${element.textContent?.slice(0, 40)} (${by} px)`,
    )
    const score = jumped.length === 0 ? 0 : (touched * furthest) / Math.max(innerWidth, innerHeight)
    return { furthest, score, what: what.slice(0, 5).join(' | ') }
  }

  Object.assign(window, { places: { note, jump } satisfies Places })
}
