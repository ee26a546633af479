import { sleep } from '#web/browser/sleep.ts'
import { withOlder } from './join-messages.ts'
import type { Thread } from './thread.ts'
import { hasUnreadBefore, unreadIn } from './unread.ts'

const MOST_MESSAGES = 200
const MOST_PAGES = 4
const PATIENCE_MS = 1_000

type Bring = (before: number) => Promise<Thread>

/** The latest messages with what was not read before them, unless that is too much or takes too long. */
export async function bringUnread(latest: Thread, bring: Bring): Promise<Thread> {
  const missing = latest.chat.num_unread_messages - unreadIn(latest).length
  if (!hasUnreadBefore(latest) || missing > MOST_MESSAGES) return latest
  const lateness = sleep(PATIENCE_MS).then(() => latest)
  return Promise.race([pagesBefore(latest, bring).catch(() => latest), lateness])
}

async function pagesBefore(latest: Thread, bring: Bring): Promise<Thread> {
  let known = latest
  for (let page = 0; page < MOST_PAGES && hasUnreadBefore(known); page += 1)
    known = withOlder(known, await bring(known.messages[0]!.seq))
  return known
}
