import type { Db } from '#server/db/connect.ts'
import { type LimitName, LIMITS } from '#server/http/limiter.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { TEST_SECRET } from './app.ts'

type UseUpInput = { readonly limit: LimitName; readonly who: string; readonly now: Date }

/** Leaves nothing of a limit that is counted in the database, without taking it one by one. */
export async function useUp(db: Db, { limit, who, now }: UseUpInput): Promise<void> {
  const count = LIMITS[limit].max
  const key = `${limit}:${keyedHash(TEST_SECRET, who)}`
  const resetsAt = new Date(now.getTime() + LIMITS[limit].seconds * 1000)
  await db.insertInto('limit_counter').values({ key, count, resets_at: resetsAt }).execute()
}
