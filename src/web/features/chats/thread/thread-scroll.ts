import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sleep } from '#web/browser/sleep.ts'
import { useStable } from '#web/browser/use-stable.ts'
import type { Thread } from '../data/thread.ts'
import type { Opening } from './older-messages.tsx'
import type { OpenThread } from './use-thread.ts'

/** So far from the end the member is still at it. */
const NEAR_PX = 80

/**
 * A scroller that begins at its lower end, as column-reverse makes it: there it follows what is added below, and what is
 * added above moves nothing. Away from the end, what is added below must not move it either, which is seen to here.
 */
export function useEndScroll(last: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const [isAtEnd, setIsAtEnd] = useState(true)

  useLayoutEffect(() => {
    if (!scroller.current) return
    const grown = scroller.current.scrollHeight - height.current
    if (fromEnd(scroller.current) > NEAR_PX && height.current > 0)
      scroller.current.scrollTop -= grown
    height.current = scroller.current.scrollHeight
  }, [last])

  useEffect(() => {
    if (!scroller.current || !content.current) return
    const watched = scroller.current
    const look = () => setIsAtEnd(fromEnd(watched) <= NEAR_PX)
    const observer = new ResizeObserver(() => void (height.current = watched.scrollHeight))
    observer.observe(content.current)
    watched.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      watched.removeEventListener('scroll', look)
    }
  }, [])

  const toEnd = () => scroller.current?.scrollTo({ top: 0 })
  return { scroller, content, isAtEnd, toEnd }
}

function fromEnd({ scrollTop }: Element): number {
  return Math.abs(scrollTop)
}

const MOST_PAGES = 40
/** Until what was loaded is drawn. */
const PAUSE_MS = 40

type Ways = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly thread: Thread
  readonly older: OpenThread['older']
  readonly opening: Opening
}

/** The way to a message, also to one that is not known yet: older pages come until it is there. */
export function useGoTo(ways: Ways): (seq: number) => void {
  const now = useStable(() => ways)
  return useStable((seq: number) => void go(now, seq))
}

async function go(now: () => Ways, seq: number): Promise<void> {
  for (let page = 0; page < MOST_PAGES && isBefore(now(), seq); page += 1) {
    await now().older.load()
    await sleep(PAUSE_MS)
  }
  flushSync(() => now().opening.showFrom(seq))
  const { current: scroller } = now().scroller
  // What is older than a free member sees: to the words that say so.
  const found =
    scroller?.querySelector(`[data-seq="${seq}"]`) ?? scroller?.querySelector('[data-limit]')
  if (found) flash(found)
}

/** Whether a message comes before the known ones, and can still be loaded. */
function isBefore({ thread, older }: Ways, seq: number): boolean {
  const first = thread.messages[0]?.seq ?? 0
  return seq < first && older.kind === 'more' && !older.isFailed
}

/** Brings something into the middle of what is seen, and lets it light up for a moment. */
function flash(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  element.animate([{ backgroundColor: 'rgb(210 180 140 / 0.45)' }, {}], {
    duration: 1200,
    easing: 'ease-out',
  })
}
