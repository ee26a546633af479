import type { Db } from '#server/db/connect.ts'
import { judge, lift, policiesOf, strikesOf } from '#server/features/decisions/decisions.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  type Command,
  CommandError,
  type CommandDeps,
  memberNamed,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { optionsIn, wordsFor } from './deciding.ts'
import { doerNamed } from './doer.ts'

const HELP = `Decisions about members, and the rules they go by

  npm run decisions -- policies <domain>                 the rules of a site, with what each proposes
  npm run decisions -- list <domain> <e-mail or id>      what was decided about a member, the newest first, and their strikes
  npm run decisions -- lift <domain> <number> --why "…" [--as <operator mail>]
                                                         take a decision back: what it took is given back as it was
  npm run decisions -- appeals <domain>                  appeals that wait, the longest waiting first, with what members say
  npm run decisions -- uphold <domain> <number> --why "…" --as <operator mail>
  npm run decisions -- reverse <domain> <number> --why "…" --as <operator mail>
                                                         decide an appeal, by somebody else than who decided; why is mailed

  npm run decisions -- lift example.com 12 --why "It was another member."`

/** Shows decisions and rules and takes decisions back for an operator, and gives the exit code. */
export function runDecisions(args: readonly string[], deps: CommandDeps): Promise<number> {
  return runCommand(
    {
      name: 'decisions',
      help: HELP,
      commands: {
        policies,
        list,
        lift: liftOne,
        appeals,
        uphold: judging('upheld'),
        reverse: judging('reversed'),
      },
    },
    args,
    deps,
  )
}

const policies: Command = async ({ db }, [domain]) => {
  const site = await siteNamed(db, domain)
  return (await policiesOf(db, site.id)).map(
    ({
      number,
      key,
      texts,
      ground,
      article,
      measure,
      days,
      strikes,
      strike_days: span,
      is_in_use: isInUse,
    }) =>
      `${number}  ${key}  ${texts.en.name}  (${ground} ${article})  ${measure}${days ? ` ${days} d` : ''}, ${strikes} strikes for ${span} d${isInUse ? '' : ', not in use'}`,
  )
}

const list: Command = async ({ db, now }, [domain, who]) => {
  const site = await siteNamed(db, domain)
  const { id } = await memberNamed(db, site, who)
  const lines = await decisionLines(db, id)
  return [
    `strikes = ${await strikesOf(db, id, now)}`,
    ...(lines.length > 0 ? lines : ['nothing was decided']),
  ]
}

const appeals: Command = async ({ db }, [domain]) => {
  const site = await siteNamed(db, domain)
  const waiting = await db
    .selectFrom('appeal')
    .innerJoin('decision', 'decision.id', 'appeal.decision_id')
    .select(['number', 'measure', 'decision.who', 'words', 'created_at'])
    .where('decision.site_id', '=', site.id)
    .where('outcome', 'is', null)
    .orderBy('created_at')
    .orderBy('appeal.id')
    .execute()
  if (waiting.length === 0) return ['no appeal waits']
  return waiting.flatMap(({ number, measure, who, words, created_at: at }) => [
    `${number}  ${at.toISOString().slice(0, 16)}  ${measure}  by ${who}`,
    `  ${words}`,
  ])
}

function judging(outcome: 'upheld' | 'reversed'): Command {
  return async ({ db, now }, [domain, word, ...rest]) => {
    const site = await siteNamed(db, domain)
    const { why = '', as } = optionsIn(rest, ['why', 'as'])
    if (why.trim() === '') throw new CommandError('why? Give --why "…", which is mailed')
    if (as === undefined)
      throw new CommandError('whose decision? Give --as with an operator’s mail')
    const by = await doerNamed(db, site, as)
    const appeal = await db
      .selectFrom('appeal')
      .innerJoin('decision', 'decision.id', 'appeal.decision_id')
      .select('appeal.id')
      .where('decision.site_id', '=', site.id)
      .where('number', '=', /^\d{1,15}$/.test(word ?? '') ? Number(word) : 0)
      .executeTakeFirst()
    if (!appeal) throw new CommandError(`there is no appeal against decision ${word ?? ''} here`)
    const verdict = { appealId: appeal.id, outcome, reasons: why.trim(), scope: [site.id], by, now }
    await judge(db, verdict).catch((error: unknown) => {
      throw error instanceof Refusal ? new CommandError(wordsFor(error)) : error
    })
    return [`the appeal against decision ${word} is decided: ${outcome}`]
  }
}

async function decisionLines(db: Db, memberId: string): Promise<string[]> {
  const decisions = await db
    .selectFrom('decision')
    .leftJoin('decision_end', 'decision_end.decision_id', 'decision.id')
    .leftJoin('policy_version', 'policy_version.id', 'decision.policy_version_id')
    .leftJoin('policy', 'policy.id', 'policy_version.policy_id')
    .select([
      'decision.number',
      'decided_at',
      'decision.measure',
      'decision.who',
      'policy.key',
      'version',
      'ended_at',
    ])
    .where('member_id', '=', memberId)
    .orderBy('decision.number', 'desc')
    .execute()
  return decisions.map(
    ({ number, decided_at: at, measure, who, key, version, ended_at: ended }) =>
      `${number}  ${at.toISOString().slice(0, 16)}  ${measure}  ${key ? `${key} (version ${version})` : 'no rule'}  by ${who}${ended ? `, taken back ${ended.toISOString().slice(0, 16)}` : ''}`,
  )
}

const liftOne: Command = async ({ db, now }, [domain, word, ...rest]) => {
  const site = await siteNamed(db, domain)
  if (word === undefined || !/^\d{1,15}$/.test(word))
    throw new CommandError('which decision? Give its number; npm run decisions -- list shows them')
  const { why = '', as } = optionsIn(rest, ['why', 'as'])
  if (why.trim() === '') throw new CommandError('why? Give --why "…", which stays in the record')
  const by = await doerNamed(db, site, as)
  const number = Number(word)
  await lift(db, { number, scope: [site.id], by, why: why.trim(), now }).catch((error: unknown) => {
    throw error instanceof Refusal ? new CommandError(wordsFor(error)) : error
  })
  return [`decision ${number} is taken back`]
}
