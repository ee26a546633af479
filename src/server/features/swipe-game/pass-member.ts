import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

type Pass = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly now: Date
}

/** Passes a member, which costs nothing. A like stays a like, and the same pass again stays as old as it is. */
export async function passMember(db: Db, { viewer, profileId, now }: Pass): Promise<void> {
  const target = db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
  const seen = await db
    .with('target', () => target.select('member.id'))
    .with('passed', (step) =>
      step
        .insertInto('swipe')
        .columns(['member_id', 'target_id', 'choice', 'created_at'])
        .expression(
          step
            .selectFrom('target')
            .select((swipe) => [
              swipe.cast<string>(swipe.val(viewer.memberId), 'uuid').as('member_id'),
              'target.id',
              sql.lit('pass').as('choice'),
              swipe.cast<Date>(swipe.val(now), 'timestamptz').as('created_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'target_id'])
            .doUpdateSet({ choice: 'pass', created_at: now })
            .where((earlier) =>
              earlier.or([
                earlier('swipe.choice', '=', 'undone'),
                earlier.and([
                  earlier('swipe.choice', '=', 'pass'),
                  earlier('swipe.created_at', '<=', passedSince(now)),
                ]),
              ]),
            ),
        ),
    )
    .selectFrom('target')
    .select('id')
    .executeTakeFirst()
  if (!seen) throw new Refusal('NOT_FOUND')
}

/** Takes the last pass back, and tells whose card it was. Before the next pass there is nothing more to take back. */
export async function undoPass(
  db: Db,
  viewer: Viewer & { readonly memberId: string },
): Promise<string> {
  const undone = await db
    .updateTable('swipe')
    .set({ choice: 'undone' })
    .where('member_id', '=', viewer.memberId)
    .where('choice', '=', 'pass')
    .where('target_id', '=', lastPassOf(db, viewer))
    .returning('target_id')
    .executeTakeFirst()
  if (!undone) throw new Refusal('NOTHING_TO_UNDO')
  return undone.target_id
}

/** The member a player passed last, if that was not taken back already and that member can still be seen. */
export function lastPassOf(db: Db, viewer: Viewer & { readonly memberId: string }) {
  const latest = db
    .selectFrom('swipe')
    .where('member_id', '=', viewer.memberId)
    .where('choice', '<>', 'like')
    .select(['target_id', 'choice'])
    .orderBy('created_at', 'desc')
    .orderBy('target_id')
    .limit(1)
  return db
    .selectFrom('member')
    .innerJoin(latest.as('latest'), 'latest.target_id', 'member.id')
    .where('latest.choice', '=', 'pass')
    .where(isVisibleTo(viewer))
    .select('member.id')
}

const PASS_MS = 30 * 24 * 60 * 60 * 1000

/** A pass counts since then; a card that was passed earlier comes back. */
export function passedSince(now: Date): Date {
  return new Date(now.getTime() - PASS_MS)
}
