import type { LikeTile } from '#contract/likes.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useLikes } from './use-likes.ts'

const WARM_MS = 7 * 24 * 60 * 60 * 1000

/** The latest match, as long as it is news. */
export function useWarmMatch(): LikeTile | null {
  const { now } = useClock()
  const [latest] = useLikes('matches').likes
  if (!latest) return null
  return now.getTime() - Date.parse(latest.liked_at) < WARM_MS ? latest : null
}
