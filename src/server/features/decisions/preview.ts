import type { LocaleCode } from '#contract/locales.ts'
import type { StatementPart } from '#contract/office/decisions.ts'
import type { Db } from '#server/db/connect.ts'
import { type Statement, writeStatement } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { CONTEST_MONTHS, monthsApart } from '#server/kernel/time.ts'
import { planFor } from './decide.ts'
import { findSubject, type Wanted } from './find-subject.ts'
import { wordsOf } from './policies.ts'
import { proposedFor, strikesOf } from './strikes.ts'

type Preview = {
  readonly statement: {
    readonly language: LocaleCode
    readonly title: string
    readonly parts: StatementPart[]
  } | null
  readonly answers_reporter: boolean
  readonly strikes: number
  readonly proposed: ReturnType<typeof proposedFor> | null
}

class Undone extends Error {
  readonly preview: Preview
  constructor(preview: Preview) {
    super('looked at')
    this.preview = preview
  }
}

/** What a decision would tell, in the words that would be sent. It refuses what deciding would refuse, and leaves nothing behind. */
export async function previewStatement(db: Db, wanted: Wanted): Promise<Preview> {
  try {
    // Looking plans as deciding does, which writes down the rule that is used: that is undone.
    return await db.transaction().execute(async (tx) => {
      const subject = await findSubject(tx, wanted)
      const { policy, removed, until } = await planFor(tx, subject, wanted)
      const { measure, days = null, facts, by, now } = wanted
      const { member, report, siteId } = subject
      const strikes = member ? await strikesOf(tx, member.id, now) : 0
      const isTold = member !== null && !member.is_fictional && policy && measure !== 'nothing'
      const statement = isTold && {
        measure,
        content: removed as Statement['content'],
        days,
        until: until?.toISOString() ?? null,
        found: report ? ('notice' as const) : ('own' as const),
        is_automated: by.via === 'system',
        facts,
        ground: policy.ground,
        article: policy.article,
        rule: wordsOf(policy, member.language),
        contest_until: monthsApart(now, CONTEST_MONTHS).toISOString(),
      }
      const settings = await settingsOf(db, siteId)
      const { title, parts } = statement
        ? writeStatement(statement, member!.language, settings)
        : { title: '', parts: [] }
      throw new Undone({
        statement: statement ? { language: member!.language, title, parts: [...parts] } : null,
        answers_reporter: Boolean(report?.reporter),
        strikes,
        proposed: policy ? proposedFor(policy, strikes) : null,
      })
    })
  } catch (error) {
    if (error instanceof Undone) return error.preview
    throw error
  }
}
