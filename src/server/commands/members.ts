import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { ask } from '#server/features/approvals/approvals.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { creditsKind } from '#server/features/money/money.ts'
import type { SuspensionDays } from '#contract/office/decisions.ts'
import { decisionsInForce, lift, strikesOf } from '#server/features/decisions/decisions.ts'
import { eraseTime } from '#server/features/leaving/leaving.ts'
import {
  endMemberSessions,
  endSiteSessions,
} from '#server/features/office-members/office-members.ts'
import {
  type Command,
  CommandError,
  memberNamed,
  runCommand,
  siteNamed,
  type CommandDeps,
} from './command-line.ts'
import { daysIn, decideFor, DECIDING, DECIDING_HELP, optionsIn } from './deciding.ts'
import { doerNamed, withoutName } from './doer.ts'
import { waitingLine, wordsFor as wordsForMoney } from './paying.ts'

const HELP = `Members

  npm run members -- show <domain> <e-mail or id>               what is known about a member
  npm run members -- warn <domain> <e-mail or id>               tell a member that a rule was broken, and restrict nothing
  npm run members -- ban <domain> <e-mail or id>                shut a member out
  npm run members -- suspend <domain> <e-mail or id> --days <n> shut a member out for 1, 7 or 30 days
  npm run members -- hide <domain> <e-mail or id>               show a member's profile to nobody
${DECIDING_HELP}
  npm run members -- unban <domain> <e-mail or id> --why <words ...> [--as <operator mail>]
                                                                take back what shuts a member out or hides them
  npm run members -- log-out <domain> <e-mail or id> [--as <operator mail>]
                                                                end every session of a member
  npm run members -- log-out-all <domain> [--as <operator mail>]
                                                                end every session of a site
  npm run members -- credit <domain> <e-mail or id> <n> [--as <operator mail>] --why <words ...>
                                                                give credits, or take some with a minus; more than the
                                                                site's alone_credits wait for a second person

The reason for credits stays in the ledger for good, also when the member is gone: do not name anybody in it.

Each is a decision: its reasons are mailed to the member, who can contest it for six months. A ban or suspension logs out every
device at once. Somebody who deleted their account can be banned until they are erased: they cannot come back.

  npm run members -- ban example.com noor@example.org --policy scam --facts "Three members were asked for money." --as ana@example.com
  npm run members -- credit example.com noor@example.org 10 --why the site was down on Saturday`

/** Shows, bans and unbans members and corrects their credits for an operator, and gives the exit code. */
export function runMembers(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = {
    show,
    warn,
    ban,
    suspend,
    hide,
    unban,
    'log-out': logOut,
    'log-out-all': logOutAll,
    credit,
  }
  return runCommand({ name: 'members', help: HELP, commands }, args, deps)
}

const show: Command = async ({ db, now }, [domain, who]) => {
  const site = await siteNamed(db, domain)
  return memberLines(db, await memberNamed(db, site, who), now)
}

const warn: Command = async ({ db, now }, args) => {
  const { email } = await restrict(db, { measure: 'warn', args, now })
  return [`${email} is warned, and nothing is restricted`]
}

const ban: Command = async ({ db, now }, args) => {
  const { email } = await restrict(db, { measure: 'ban', args, now })
  return [`${email} is banned, logged out everywhere and told why`]
}

const hide: Command = async ({ db, now }, args) => {
  const { email } = await restrict(db, { measure: 'hide', args, now })
  return [`${email} is hidden from everybody and told why`]
}

const suspend: Command = async ({ db, now }, args) => {
  const { email, until } = await restrict(db, { measure: 'suspend', args, now })
  return [`${email} is suspended until ${until?.toISOString()}, logged out everywhere and told why`]
}

type Restricting = {
  readonly measure: 'warn' | 'ban' | 'hide' | 'suspend'
  readonly args: readonly string[]
  readonly now: Date
}

async function restrict(db: Db, { measure, args, now }: Restricting) {
  const [domain, who, ...rest] = args
  const site = await siteNamed(db, domain)
  const member = await memberNamed(db, site, who)
  const given = optionsIn(rest, [...DECIDING, 'days'])
  const days: { days?: SuspensionDays } = measure === 'suspend' ? { days: daysIn(given.days) } : {}
  const about = { kind: 'member', id: member.id } as const
  return decideFor(db, { site, about, measure, ...days, given, now })
}

const unban: Command = async ({ db, now }, [domain, who, ...rest]) => {
  const site = await siteNamed(db, domain)
  const member = await memberNamed(db, site, who)
  const { why = '', as } = optionsIn(rest, ['why', 'as'])
  if (why.trim() === '') throw new CommandError('why? Give --why "…", which stays in the record')
  const by = await doerNamed(db, site, as)
  const decisions = await decisionsInForce(db, member.id, now)
  if (decisions.length === 0) throw new CommandError(`${member.email} is not banned`)
  for (const { number } of decisions)
    await lift(db, { number, scope: [site.id], by, why: why.trim(), now })
  return [`${member.email} can log in again`]
}

const logOut: Command = async ({ db, now }, words) => {
  const [[domain, who], as] = withoutName(words)
  const site = await siteNamed(db, domain)
  const { id: memberId, email } = await memberNamed(db, site, who)
  const by = await doerNamed(db, site, as, 'members_work')
  await endMemberSessions(db, { memberId, scope: [site.id], by, now })
  return [`${email} is logged out everywhere`]
}

const logOutAll: Command = async ({ db, now }, words) => {
  const [[domain], as] = withoutName(words)
  const site = await siteNamed(db, domain)
  const by = await doerNamed(db, site, as, 'settings_edit')
  return [`${await endSiteSessions(db, { siteId: site.id, by, now })} sessions have ended`]
}

const credit: Command = async ({ db, now }, [domain, who, count, ...words]) => {
  const site = await siteNamed(db, domain)
  const member = await memberNamed(db, site, who)
  const amount = amountIn(count)
  const [as, said] = words[0] === '--as' ? [words[1], words.slice(2)] : [undefined, words]
  const why = whyIn(said)
  const by = await doerNamed(db, site, as, 'money_work')
  const about = { subjectId: member.id, payload: { credits: amount } }
  const input = { ...about, why, by, scope: [site.id], now }
  const deps = { db, events: openBus(), kind: creditsKind }
  const asked = await ask(deps, input).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new CommandError(
      error.code === 'INSUFFICIENT_CREDITS'
        ? `${member.email} does not have ${-amount} credits; nothing was changed`
        : wordsForMoney(error),
    )
  })
  if (asked.state === 'asked') return [waitingLine(asked.number)]
  const balance = await balanceOf(db, String(asked.plan.payload['account']))
  return [`${member.email} has ${balance} credits now`]
}

function amountIn(count: string | undefined): number {
  const amount = /^[+-]?\d{1,6}$/.test(count ?? '') ? Number(count) : 0
  if (amount === 0)
    throw new CommandError('how many credits? Give a whole number, with a minus to take some')
  return amount
}

function whyIn([flag, ...words]: readonly string[]): string {
  const why = words.join(' ').trim()
  if (flag !== '--why' || why === '' || why.length > 200)
    throw new CommandError('why? End with --why and up to 200 characters, which stay in the ledger')
  return why
}

/** What an operator may know about a member, a line each. */
async function memberLines(db: Db, { id }: { id: string }, now: Date): Promise<string[]> {
  const member = await db
    .selectFrom('member')
    .innerJoin('credit_account', 'credit_account.id', 'member.credit_account_id')
    .selectAll('member')
    .select('credit_account.balance')
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow()
  const { sessions } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('member_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  const { jobs } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  const { deleted_at: deletedAt } = member
  return [
    `id = ${id}`,
    `email = ${member.email}`,
    `name = ${member.name}`,
    `status = ${member.status}`,
    ...(member.suspended_until
      ? [`suspended until = ${member.suspended_until.toISOString()}`]
      : []),
    `hidden = ${member.hidden_at ? 'yes' : 'no'}`,
    `strikes = ${await strikesOf(db, id, now)}`,
    `premium = ${member.paid_user ? 'yes' : 'no'}`,
    `signup = ${member.signup_at.toISOString()}`,
    `last active = ${(member.here_at ?? member.last_active_at).toISOString()}`,
    `credits = ${member.balance}`,
    `sessions = ${sessions}`,
    `jobs waiting = ${jobs}`,
    ...(deletedAt ? [`erased on = ${eraseTime(deletedAt).toISOString()}`] : []),
  ]
}
