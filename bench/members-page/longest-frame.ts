import type { Page } from 'playwright'

/** How long the longest frame takes while a page is scrolled from top to end, as a thumb does; more is loaded on the way. */
export function longestFrame(page: Page, tiles: number): Promise<number> {
  return page.evaluate<number>(`(${SCROLL})(${tiles})`)
}

/** Runs in the browser, whose types are not ours. The first frames belong to what came before. */
const SCROLL = `async (tiles) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const isComplete = () => document.querySelectorAll('article, li').length >= tiles
  const frames = []
  for (let nth = 0; nth < 10; nth += 1) await frame()
  for (let last = await frame(); !(isAtEnd() && isComplete()) && frames.length < 20000;) {
    scrollBy(0, 40)
    const now = await frame()
    frames.push(now - last)
    last = now
  }
  if (!isComplete()) throw new Error('the list ended too soon')
  return Math.max(...frames)
}`
