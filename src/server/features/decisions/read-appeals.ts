import type { z } from 'zod/mini'
import type * as contract from '#contract/office/appeals.ts'
import type { MeasureName } from '#contract/office/decisions.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { writeStatement } from '#server/features/mail/mail.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Scope } from '#server/http/office-route.ts'
import type { Taken } from './take-away.ts'
import { statementOf } from './tell.ts'

const MOST_SHOWN = 100

type Looking = { readonly scope: Scope; readonly operatorId: string }

/** Appeals of these sites that wait, the longest waiting first. */
export async function openAppeals(
  db: Db,
  { scope, operatorId }: Looking,
): Promise<z.input<typeof contract.OpenAppeal>[]> {
  const appeals = await db
    .selectFrom('appeal')
    .innerJoin('decision', 'decision.id', 'appeal.decision_id')
    .leftJoin('member', 'member.id', 'decision.member_id')
    .select(['appeal.id', 'appeal.created_at', 'number', 'decision.site_id', 'measure', 'days'])
    .select(['decision.who', 'decision.operator_id', 'decision.decided_at'])
    .select('member.name as member_name')
    .where('outcome', 'is', null)
    .$if(scope !== 'all', (query) =>
      query.where('decision.site_id', 'in', [...(scope as string[])]),
    )
    .orderBy('appeal.created_at')
    .orderBy('appeal.id')
    .limit(MOST_SHOWN)
    .execute()
  return appeals.map(({ created_at: at, decided_at, operator_id, measure, ...appeal }) => ({
    ...appeal,
    measure: measure as MeasureName,
    decided_at: decided_at.toISOString(),
    appealed_at: at.toISOString(),
    is_own: operator_id === operatorId,
  }))
}

type Opening = {
  readonly appealId: string
  readonly scope: Scope
  readonly by: Doer
  readonly now: Date
}

/** One appeal, whole. It leaves a trace in the record, because it may show what was private. */
export function openAppeal(
  db: Db,
  { appealId, scope, by, now }: Opening,
): Promise<z.input<typeof contract.openAppeal.output>> {
  return transact(db, async (tx) => {
    const found = await tx
      .selectFrom('appeal')
      .innerJoin('decision', 'decision.id', 'appeal.decision_id')
      .leftJoin('decision_words', 'decision_words.decision_id', 'decision.id')
      .leftJoin('member', 'member.id', 'decision.member_id')
      .leftJoin('policy_version', 'policy_version.id', 'decision.policy_version_id')
      .select(['appeal.words', 'appeal.outcome', 'appeal.who', 'decision.id', 'number'])
      .select(['decision.site_id', 'decision.operator_id', 'taken', 'member.language', 'version'])
      .where('appeal.id', '=', appealId)
      .executeTakeFirst()
    if (!found || (scope !== 'all' && !scope.includes(found.site_id)))
      throw new Refusal('NOT_FOUND')
    if (found.operator_id === by.operatorId) throw new OfficeRefusal('OWN_DECISION')
    if (found.outcome !== null)
      throw new OfficeRefusal('DECIDED_BEFORE', { who: found.who ?? '', measure: found.outcome })
    const { id, site_id: siteId, number, words, taken, version } = found
    const language = found.language ?? 'en'
    const statement = await statementOf(tx, id, language)
    const settings = await settingsOf(db, siteId)
    const subject = { kind: 'decision', id }
    await note(tx, {
      by,
      action: 'appeal_opened',
      siteId,
      subject,
      details: { decision: number },
      now,
    })
    return {
      words,
      language,
      parts: statement ? [...writeStatement(statement, language, settings).parts] : [],
      policy_version: version,
      taken: takenWords((taken ?? {}) as Taken),
    }
  })
}

function takenWords({ photos = [], message, profile }: Taken) {
  const texts = [message?.text ?? '', profile?.about ?? '', ...promptsIn(profile?.prompts)]
  return { texts: texts.filter((text) => text !== ''), photos: photos.length }
}

function promptsIn(prompts: unknown): string[] {
  return Array.isArray(prompts)
    ? prompts.map((each: { readonly answer?: string }) => each.answer ?? '')
    : []
}
