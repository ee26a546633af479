import { sql } from 'kysely'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { send } from '#server/features/chats/chats.ts'
import { farewell } from '#server/features/fiction/fiction.ts'
import { enqueue, type JobHandler } from '#server/jobs/job.ts'
import { type Acting, lockOpen, noted } from './profile.ts'

export const FAREWELL = 'farewell'

/**
 * Ends a profile for good. From this moment nobody finds it or can write to it; whoever has a conversation with it is told by a job
 * that is there if and only if the rest is.
 */
export async function retireProfile(db: Db, retiring: Acting): Promise<{ members: number }> {
  const { profileId, now } = retiring
  return transact(db, async (tx) => {
    const found = await lockOpen(tx, retiring)
    await tx
      .updateTable('fictional_profile')
      .set({ state: 'retired', retired_at: now })
      .where('member_id', '=', profileId)
      .where('state', '<>', 'retired')
      .execute()
    await tx.updateTable('member').set({ is_invisible: true }).where('id', '=', profileId).execute()
    await tx
      .updateTable('writing_claim')
      .from('writing')
      .set({ operator_id: null, claimed_until: null })
      .whereRef('writing.conversation_id', '=', 'writing_claim.conversation_id')
      .where('writing.fiction_id', '=', profileId)
      .execute()
    const { members } = await tx
      .selectFrom('writing')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .where('fiction_id', '=', profileId)
      .executeTakeFirstOrThrow()
    await enqueue(tx, { kind: FAREWELL, payload: { profile_id: profileId }, memberId: null, now })
    await noted(tx, retiring, found.site_id, {
      action: 'fictional_retired',
      details: { name: found.name, before: found.state, members: Number(members) },
    })
    return { members: Number(members) }
  })
}

const AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

type Told = {
  readonly conversation_id: string
  readonly site_id: string
  readonly member_id: string
  readonly client_id: string
  readonly language: LocaleCode
  readonly member: string
  readonly profile: string
}

/** Tells everybody who has a conversation with a retired profile, each once: what was said already is not said again. */
export function farewellHandler(db: Db): JobHandler {
  // Open streams look for news by themselves.
  const deps = { db, events: openBus() }
  return async ({ payload }, { now, signal }) => {
    const { profile_id: memberId } = payload as { readonly profile_id: string }
    let last = FIRST
    for (;;) {
      const page = await untold(db, memberId, last)
      for (const told of page) {
        if (signal.aborted) throw new Error('not everybody has been told yet')
        const { language, member, profile } = told
        await send(deps, {
          viewer: { siteId: told.site_id, memberId },
          profileId: told.member_id,
          clientId: told.client_id,
          text: farewell(language, { member, profile }),
          isFarewell: true,
          cost: 0,
          now,
        }).catch(unlessGone)
      }
      if (page.length < AT_ONCE) return
      last = page.at(-1)!.conversation_id
    }
  }
}

async function untold(db: Db, profileId: string, after: string): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`
    select writing.conversation_id, writing.site_id, writing.member_id, client_id, member.language,
      member.name as member, fiction.name as profile
    from writing
    join member on member.id = writing.member_id join member as fiction on fiction.id = writing.fiction_id
    cross join lateral (select md5('farewell:' || writing.conversation_id)::uuid as client_id) as said
    where writing.fiction_id = ${profileId} and writing.conversation_id > ${after}
      and not exists (select from message where sender_id = writing.fiction_id and message.client_id = said.client_id)
    order by writing.conversation_id
    limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Whoever left or blocked the profile has nothing to be told. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
