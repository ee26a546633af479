import type { z } from 'zod/mini'
import type { MemberStatement } from '#contract/decisions.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { readStatementToken, statementToken, writeStatement } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { statementOf } from './tell.ts'

type Reading = {
  readonly siteId: string
  readonly decisionId: string
  readonly now: Date
}

/** The decision of this site that a token leads to. */
export function decisionBehind(secretKey: string, token: string): string {
  const id = readStatementToken(secretKey, token)
  if (id === null) throw new Refusal('LINK_INVALID')
  return id
}

/** A statement as its member reads it. One whose member is gone for good leads nowhere. */
export async function memberStatement(
  db: Db,
  { siteId, decisionId, now }: Reading,
): Promise<z.input<typeof MemberStatement>> {
  const decision = await db
    .selectFrom('decision')
    .innerJoin('member', 'member.id', 'decision.member_id')
    .leftJoin('decision_end', 'decision_end.decision_id', 'decision.id')
    .leftJoin('appeal', 'appeal.decision_id', 'decision.id')
    .select(['member.language', 'until', 'ended_at', 'contest_until'])
    .select(['appeal.created_at', 'appeal.words', 'appeal.outcome', 'appeal.reasons'])
    .where('decision.id', '=', decisionId)
    .where('decision.site_id', '=', siteId)
    .executeTakeFirst()
  const statement = decision && (await statementOf(db, decisionId, decision.language))
  if (!statement) throw new Refusal('LINK_INVALID')
  const { language, until, ended_at: endedAt, created_at: appealedAt } = decision
  const { title, parts } = writeStatement(statement, language, await settingsOf(db, siteId))
  const isOver = until !== null && until <= now
  return {
    number: statement.number,
    at: statement.at,
    language,
    title,
    parts: [...parts],
    state: endedAt !== null ? 'reversed' : isOver ? 'over' : 'in_force',
    contest_until: statement.contest_until,
    appeal:
      appealedAt === null
        ? null
        : {
            at: appealedAt.toISOString(),
            words: decision.words ?? '',
            outcome: decision.outcome as 'upheld' | 'reversed' | 'lapsed' | null,
            reasons: decision.reasons ?? '',
          },
  }
}

type Listing = { readonly secretKey: string; readonly siteId: string; readonly memberId: string }

/** What was decided about a member, the newest first, in a sentence each. */
export async function decisionsAbout(db: Db, { secretKey, siteId, memberId }: Listing) {
  const decisions = await db
    .selectFrom('decision')
    .innerJoin('member', 'member.id', 'decision.member_id')
    .select(['decision.id', 'language'])
    .where('member_id', '=', memberId)
    .where('measure', '<>', 'nothing')
    .orderBy('number', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const settings = await settingsOf(db, siteId)
  const lines = await Promise.all(
    decisions.map(async ({ id, language }) => {
      const statement = await statementOf(db, id, language satisfies LocaleCode)
      if (!statement) return []
      const [measure] = writeStatement(statement, language, settings).parts
      const { number, at } = statement
      return [{ number, at, words: measure?.words ?? '', token: statementToken(secretKey, id) }]
    }),
  )
  return lines.flat()
}

const MOST_LISTED = 50
