import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import { passedSince } from './passed-since.ts'

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
