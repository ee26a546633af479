import type { Db } from '#server/db/connect.ts'

type Sight = { readonly sessionId: string; readonly isShown: boolean; readonly now: Date }

/** Remembers whether somebody sees a page of this session. Whoever opens their eyes was here at that moment. */
export async function showPage(db: Db, { sessionId, isShown, now }: Sight): Promise<void> {
  await db
    .updateTable('session')
    .set(isShown ? { shown_at: now, last_seen_at: now } : { shown_at: null })
    .where('id', '=', sessionId)
    .execute()
}
