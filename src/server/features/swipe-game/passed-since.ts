const PASS_MS = 30 * 24 * 60 * 60 * 1000

/** A pass counts since then; a card that was passed earlier comes back. */
export function passedSince(now: Date): Date {
  return new Date(now.getTime() - PASS_MS)
}
