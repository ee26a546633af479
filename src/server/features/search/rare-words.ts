import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** A few lists of words that few members have together, and how many that will be. */
export type RareWords = {
  readonly lists: readonly (readonly number[])[]
  readonly expected: number
}

/** With so few to look at, another list of words would spare less than reading it costs. */
const ENOUGH = 200

/**
 * Those of some lists, one word of each of which is asked for, that leave few members; the rarest first. How rare each word is, the
 * database counts for itself now and then. While it does not know, all are taken to be common.
 */
export async function rareWords(db: Db, lists: readonly (readonly string[])[]): Promise<RareWords> {
  const { members, shares, least } = await sharesIn(db)
  const shareOf = (word: number) => shares.get(word) ?? least
  const known = lists
    .map((list) => list.map(wordNumber))
    .map((words) => ({ words, share: Math.min(1, sum(words.map(shareOf))) }))
    .toSorted((one, other) => one.share - other.share)
  const taken: number[][] = []
  let expected = members
  for (const { words, share } of known) {
    if (expected <= ENOUGH) break
    taken.push(words)
    expected *= share
  }
  return { lists: taken, expected }
}

/** As the database has it (`search_words`). */
export function wordNumber(word: string): number {
  return createHash('md5').update(word).digest().readInt32BE(0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

type Shares = {
  readonly members: number
  /** The share of the members who have a word, by its number; the common ones. */
  readonly shares: ReadonlyMap<number, number>
  /** The share of any other. */
  readonly least: number
}
type Kept = { readonly value: Promise<Shares>; readonly until: number }

const KEPT_MS = 10 * 60_000
const kept = new WeakMap<Db, Kept>()

function sharesIn(db: Db): Promise<Shares> {
  const known = kept.get(db)
  if (known && performance.now() < known.until) return known.value
  const value = readShares(db)
  kept.set(db, { value, until: performance.now() + KEPT_MS })
  value.catch(() => kept.delete(db))
  return value
}

async function readShares(db: Db): Promise<Shares> {
  const { rows } = await sql<{ members: number; words: number[] | null; shares: number[] }>`
    select reltuples::float8 as members, most_common_elems::text::integer[] as words,
      most_common_elem_freqs::float8[] as shares
    from pg_class left join pg_stats on schemaname = 'public' and tablename = relname and attname = 'words'
    where pg_class.oid = 'public.member_words'::regclass`.execute(db)
  const { members = 0, words, shares = [] } = rows[0] ?? {}
  if (!words) return { members: Infinity, shares: new Map(), least: 1 }
  const byWord = words.map((word, nth): [number, number] => [word, shares[nth] ?? 1])
  // What follows the shares themselves are the least and the greatest of them.
  const least = Math.min(...byWord.map(([, share]) => share))
  return { members, shares: new Map(byWord), least }
}
