import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import { sha256 } from '#server/kernel/secrets.ts'
import type { Tables } from './tables.ts'

/** A text is worth a plan that is kept from this time on: what is asked once or twice is planned as it comes. */
const FROM_USE = 3
/** So many texts are known at most; of more, those are forgotten that were not used for longest. */
const MOST_TEXTS = 400
/** A connection that keeps more plans than this, of texts that were forgotten, is replaced. */
const MOST_PLANS = 600

/**
 * Stands in statements whose best plan depends on the values, and in those of countless shapes: they are planned each
 * time, with the values in hand.
 */
export const PLANNED_EACH_TIME = '/* planned each time */'

/** These ids as one value: the text of a statement is the same however many they are. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql`any(${ids}::uuid[])`
}

/** Stands for a value while a statement is built. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built once and asked with other values each time: building one takes longer than asking it. Its shape must
 * not depend on the values, which are not there yet.
 */
export function builtOnce<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Tables>, slots: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const slots = new Proxy({}, { get: (_none, name) => new Slot(String(name)) }) as Values
  const state: { built?: CompiledQuery<Row> } = {}
  return async (db, values) => {
    const built = (state.built ??= build(db, slots).compile())
    const parameters = built.parameters.map((value) =>
      value instanceof Slot ? values[value.name] : value,
    )
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}

/** What is never sent under a name: anything but reading and writing rows. */
const ROWS = /^\s*(?:select|with|insert|update|delete)\b/i

export type PreparedNames = {
  /** The name under which connections prepare a text, or nothing for one that is sent as it is. */
  nameOf: (text: string) => string | undefined
  /** For a text whose plans are out of date: it is prepared anew, under another name. */
  renew: (text: string) => void
  /** For a server, or something before it, that does not keep what was prepared: nothing has a name from now on. */
  giveUp: () => void
  /** Whether a connection that prepared this many has too many. */
  isTooMany: (prepared: number) => boolean
}

type Use = { count: number; renewals: number; name: string }

/** Names for the texts of statements that are used again and again. The same text has the same name in every process. */
export function preparedNames(): PreparedNames {
  const uses = new Map<string, Use>()
  const state = { isGivenUp: false }

  function noted(text: string): Use | undefined {
    const known = uses.get(text)
    if (known) uses.delete(text)
    else if (!ROWS.test(text) || text.includes(PLANNED_EACH_TIME)) return undefined
    const use = known ?? { count: 0, renewals: 0, name: '' }
    uses.set(text, use)
    if (uses.size > MOST_TEXTS) uses.delete(uses.keys().next().value!)
    return use
  }

  return {
    nameOf(text) {
      const use = state.isGivenUp ? undefined : noted(text)
      if (!use) return undefined
      use.count += 1
      if (use.count < FROM_USE) return undefined
      if (use.name === '') use.name = nameFor(text, use.renewals)
      return use.name
    },
    renew(text) {
      const use = uses.get(text)
      if (!use) return
      use.renewals += 1
      use.name = ''
    },
    giveUp() {
      state.isGivenUp = true
    },
    isTooMany: (prepared) => prepared > MOST_PLANS,
  }
}

/** By its content: whoever else prepares this name on the same connection means the same statement. */
function nameFor(text: string, renewals: number): string {
  return `${sha256(text).toString('base64url', 0, 18)}.${renewals}`
}
