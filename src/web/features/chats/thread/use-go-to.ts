import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { flash } from '#web/browser/flash.ts'
import { sleep } from '#web/browser/sleep.ts'
import { useStable } from '#web/browser/use-stable.ts'
import type { Thread } from '../data/thread.ts'
import type { Opening } from './use-opening.ts'
import type { OpenThread } from './use-thread.ts'

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

/** Whether a message comes before those that are known, and can still be brought. */
function isBefore({ thread, older }: Ways, seq: number): boolean {
  const first = thread.messages[0]?.seq ?? 0
  return seq < first && older.kind === 'more' && !older.isFailed
}
