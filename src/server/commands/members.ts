import { Refusal } from '#contract/refusals.ts'
import { openBus } from '#server/events/bus.ts'
import { correctCredits } from '#server/features/credits/credits.ts'
import { banMember, unbanMember } from '#server/features/leaving/leaving.ts'
import { memberNamed } from './member-named.ts'
import { memberLines } from './member-lines.ts'
import { HELP } from './members-help.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'

/** Shows, bans and unbans members and corrects their credits for an operator, and gives the exit code. */
export function runMembers(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const commands = { show, ban, unban, credit }
  return runCommand({ name: 'members', help: HELP, commands }, args, surroundings)
}

const show: Command = async ({ db, now }, [domain, who]) => {
  const site = await siteNamed(db, domain)
  return memberLines(db, await memberNamed(db, site, who), now)
}

const ban: Command = async ({ db, now }, [domain, who, ...words]) => {
  const site = await siteNamed(db, domain)
  const member = await memberNamed(db, site, who)
  const reason = words.join(' ').trim()
  if (reason === '') throw new CommandError('ban needs a reason, which is mailed to the member')
  if (!(await banMember(db, { siteId: site.id, memberId: member.id, reason, now })))
    throw new CommandError(`${member.email} cannot be banned: they are ${member.status} already`)
  return [`${member.email} is banned, logged out everywhere and told why`]
}

const unban: Command = async ({ db }, [domain, who]) => {
  const member = await memberNamed(db, await siteNamed(db, domain), who)
  if (!(await unbanMember(db, member.id))) throw new CommandError(`${member.email} is not banned`)
  return [`${member.email} can log in again`]
}

const credit: Command = async ({ db, now }, [domain, who, count, ...words]) => {
  const member = await memberNamed(db, await siteNamed(db, domain), who)
  const amount = amountIn(count)
  const why = whyIn(words)
  const circumstances = { db, events: openBus(), now }
  const balance = await correctCredits(circumstances, { memberId: member.id, amount, why }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      throw new CommandError(
        `${member.email} does not have ${-amount} credits; nothing was changed`,
      )
    },
  )
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
