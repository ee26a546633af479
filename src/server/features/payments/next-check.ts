import type { OrderRow } from './order-row.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After so long nobody pays any more what was begun. */
export const LONGEST_OPEN_MS = 14 * DAY_MS

/** When the provider is asked next about a purchase: often at first, when somebody waits for it, then ever more rarely. */
export function nextCheck(
  { created_at: createdAt, checks }: Pick<OrderRow, 'created_at' | 'checks'>,
  now: Date,
): Date {
  return new Date(now.getTime() + pauseAt(now.getTime() - createdAt.getTime(), checks))
}

function pauseAt(age: number, checks: number): number {
  if (checks === 0) return MINUTE_MS
  if (age < HOUR_MS) return 2 * MINUTE_MS
  return age < DAY_MS ? 15 * MINUTE_MS : HOUR_MS
}
