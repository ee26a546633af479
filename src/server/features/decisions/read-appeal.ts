import type { z } from 'zod/mini'
import type { CaseDetail } from '#contract/office/cases.ts'
import { type MeasureName } from '#contract/office/decisions.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { writeStatement } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { CurrentPolicy } from './policies.ts'
import type { Taken } from './take-away.ts'
import { statementOf } from './tell.ts'

type Appeal = NonNullable<z.input<typeof CaseDetail>['appeal']>

/** One appeal, whole: what was decided, what its member read and says, and what was taken. */
export async function appealWith(db: Db, appealId: string): Promise<Appeal | null> {
  const found = await db
    .selectFrom('appeal')
    .innerJoin('decision', 'decision.id', 'appeal.decision_id')
    .leftJoin('decision_words', 'decision_words.decision_id', 'decision.id')
    .leftJoin('member', 'member.id', 'decision.member_id')
    .leftJoin('policy_version', 'policy_version.id', 'decision.policy_version_id')
    .select(['decision.id', 'number', 'decision.site_id', 'decision.measure', 'decision.days'])
    .select(['decision.who', 'decision.decided_at', 'decision.strikes', 'facts', 'taken'])
    .select(['appeal.words', 'appeal.created_at', 'member.language'])
    .select(['version', 'texts', 'ground', 'article'])
    .where('appeal.id', '=', appealId)
    .executeTakeFirst()
  if (!found) return null
  const { id, number: decision, site_id: siteId, measure, days, who, strikes, words } = found
  const language = found.language ?? 'en'
  const statement = await statementOf(db, id, language)
  const settings = await settingsOf(db, siteId)
  return {
    decision,
    measure: measure as MeasureName,
    days,
    who,
    decided_at: found.decided_at.toISOString(),
    facts: found.facts ?? '',
    rule: ruleIn(found),
    strikes,
    appealed_at: found.created_at.toISOString(),
    words,
    language,
    parts: statement ? [...writeStatement(statement, language, settings).parts] : [],
    taken: takenWords((found.taken ?? {}) as Taken),
  }
}

type Version = {
  readonly version: number | null
  readonly texts: unknown
  readonly ground: string | null
  readonly article: string | null
}

function ruleIn({ version, texts, ground, article }: Version): Appeal['rule'] {
  if (version === null) return null
  const { en, nl } = texts as CurrentPolicy['texts']
  return {
    version,
    names: { en: en.name, nl: nl.name },
    ground: ground ?? '',
    article: article ?? '',
  }
}

function takenWords({ photos = [], message, profile, comment }: Taken): Appeal['taken'] {
  const words = [message?.text ?? '', profile?.about ?? '', comment?.text ?? '']
  const texts = [...words, ...promptsIn(profile?.prompts)].filter((text) => text !== '')
  return { texts, photos: photos.length + (message?.filename ? 1 : 0) }
}

function promptsIn(prompts: unknown): string[] {
  return Array.isArray(prompts)
    ? prompts.map((each: { readonly answer?: string }) => each.answer ?? '')
    : []
}

/** The file of a photo that a contested decision took, by its place among them; a photo in a message is the last one. */
export async function takenFile(
  tx: Tx | Db,
  appealId: string,
  nth: number,
): Promise<string | null> {
  const found = await tx
    .selectFrom('appeal')
    .innerJoin('decision_words', 'decision_words.decision_id', 'appeal.decision_id')
    .select('taken')
    .where('appeal.id', '=', appealId)
    .executeTakeFirst()
  const { photos = [], message } = (found?.taken ?? {}) as Taken
  const files = [...photos.map(({ filename }) => filename), message?.filename ?? null]
  return files.filter((file) => file !== null)[nth] ?? null
}

/** Whether somebody made the decision that an appeal is against. */
export async function isDecider(db: Db, appealId: string, operatorId: string): Promise<boolean> {
  const found = await db
    .selectFrom('appeal')
    .innerJoin('decision', 'decision.id', 'appeal.decision_id')
    .select('appeal.id')
    .where('appeal.id', '=', appealId)
    .where('decision.operator_id', '=', operatorId)
    .executeTakeFirst()
  return found !== undefined
}
