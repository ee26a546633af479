import type { INTERESTS } from '#contract/settings.ts'

export type Interest = (typeof INTERESTS)[number]

/** What the two have in common. */
export type Ground = {
  readonly shared_interests: readonly Interest[]
  readonly is_same_town: boolean
  readonly is_match: boolean
}

type Two = 'a' | 'b'
type Three = Two | 'c'
type Letter = Three | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l'
export type LineKey =
  | `interests.${Interest}.${Two}`
  | `town.${Three}`
  | `match.${Three}`
  | `general.${Letter}`

const SHOWN = 5
/** So many of them are about what the two have in common, if there is that much. */
const ABOUT_BOTH = 4

/** A few lines to begin with: first about what the two share, then any. Another round brings others. */
export function icebreakerLines(ground: Ground, seed: string, round: number): LineKey[] {
  const own = shuffled(aboutBoth(ground), `${seed}:own`)
  const any = shuffled(GENERAL, `${seed}:any`)
  const about = turned(own, round * ABOUT_BOTH).slice(0, ABOUT_BOTH)
  return [...about, ...turned(any, round * (SHOWN - about.length))].slice(0, SHOWN)
}

const GENERAL = Array.from('abcdefghijkl', (letter) => `general.${letter as Letter}` as const)

function aboutBoth(ground: Ground): LineKey[] {
  return [
    ...ground.shared_interests.flatMap((interest): LineKey[] => [
      `interests.${interest}.a`,
      `interests.${interest}.b`,
    ]),
    ...(ground.is_same_town ? (['town.a', 'town.b', 'town.c'] as const) : []),
    ...(ground.is_match ? (['match.a', 'match.b', 'match.c'] as const) : []),
  ]
}

/** The same list beginning further on. */
function turned<Value>(list: readonly Value[], by: number): Value[] {
  const start = list.length === 0 ? 0 : by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** Always in the same order for the same seed, so that what the server draws stays. */
function shuffled<Value>(list: readonly Value[], seed: string): Value[] {
  const rank = (at: number) => hash(`${seed}:${at}`)
  return list
    .map((value, at) => ({ value, rank: rank(at) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}

/** FNV-1a. */
function hash(text: string): number {
  return Array.from(text).reduce(
    (sum, sign) => Math.imul(sum ^ sign.codePointAt(0)!, 16_777_619) >>> 0,
    2_166_136_261,
  )
}
