/** How long somebody who left can come back. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

/** When a member who was deleted at some time is erased for good. */
export function eraseTime(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT_MS)
}

/** Who was deleted at this time or before is due; who was deleted after it can still come back. */
export function dueSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
