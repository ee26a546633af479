import { parseArgs } from 'node:util'
import { LONGEST_FACTS, type SuspensionDays, SUSPENSION_DAYS } from '#contract/office/decisions.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import {
  decide,
  type Decided,
  policyNamed,
  type Wanted,
} from '#server/features/decisions/decisions.ts'
import type { Site } from '#server/features/settings/settings.ts'
import { CommandError } from './command-line.ts'
import { doerNamed } from './doer.ts'

/** What every command that decides takes. */
export const DECIDING_HELP = `      --policy <name or number>   the rule it goes by; npm run decisions -- policies <domain> shows them
      --facts "…"                 what you found, in words for the member
      --as <operator mail>        whose decision it is; without, it is the command line's`

/** Reads `--name value` pairs behind the words of a command. */
export function optionsIn<Name extends string>(args: readonly string[], names: readonly Name[]) {
  const text = { type: 'string' } as const
  const options = Object.fromEntries(names.map((name) => [name, text]))
  try {
    const { values } = parseArgs({ args: [...args], options })
    return values as { readonly [Key in Name]?: string }
  } catch (error) {
    throw new CommandError((error as Error).message.split('\n')[0])
  }
}

export const DECIDING = ['policy', 'facts', 'as'] as const
type Given = { readonly [Key in (typeof DECIDING)[number]]?: string }

type Deciding = Pick<Wanted, 'about' | 'measure' | 'content'> & {
  readonly site: Site
  readonly days?: SuspensionDays
  readonly given: Given
  readonly now: Date
}

/** Decides for whoever sits at the command line, in the name that they give. */
export async function decideFor(db: Db, { site, given, ...wanted }: Deciding): Promise<Decided> {
  const facts = factsIn(given)
  const policyId = await policyIn(db, site, given, wanted.measure)
  const by = await doerNamed(db, site, given.as)
  return decide(db, { ...wanted, policyId, facts, by, scope: [site.id] }).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? new CommandError(wordsFor(error)) : error
    },
  )
}

function factsIn({ facts = '' }: Given): string {
  const words = facts.trim()
  if (words === '' || words.length > LONGEST_FACTS)
    throw new CommandError(
      `say what you found, for the member: --facts "…" (up to ${LONGEST_FACTS} characters)`,
    )
  return words
}

async function policyIn(
  db: Db,
  site: Site,
  { policy: word }: Given,
  measure: Wanted['measure'],
): Promise<string | undefined> {
  if (word === undefined && measure === 'nothing') return undefined
  const policy = word === undefined ? null : await policyNamed(db, site.id, word)
  if (policy?.is_in_use) return policy.id
  throw new CommandError(
    `by which rule? Give --policy with a name or number; npm run decisions -- policies ${site.domain} shows them`,
  )
}

/** Why it was not decided, in a line. */
export function wordsFor({ code, params = {} }: Refusal): string {
  const { who = '', measure = '', number = '' } = params
  const words: Readonly<Record<string, string>> = {
    NOT_FOUND: 'there is nothing like that on this site',
    DECIDED_BEFORE: `it was decided before, by ${who}: ${measure} (decision ${number})`,
    MEMBER_GONE:
      'the member is gone: only nothing is left to decide, or ban while they are not erased',
    NOTHING_NAMED: 'say what of the profile goes: --remove about, photos or about,photos',
    POLICY_UNKNOWN: 'there is no such rule in use on this site',
    OWN_DECISION: 'whoever decided does not decide the appeal: ask somebody else',
  }
  return words[code] ?? code
}

/** How long a suspension lasts. */
export function daysIn(word: string | undefined): SuspensionDays {
  const days = SUSPENSION_DAYS.find((one) => String(one) === word)
  if (days === undefined) throw new CommandError('for how long? Give --days with 1, 7 or 30')
  return days
}
