import { FEW_PEOPLE, type FigureCounts } from '#contract/office/figures.ts'

/** What was counted, with how many people it is about at least. */
export type Counted = {
  readonly [Name in keyof FigureCounts]: number
} & {
  /** Who paid. As people cannot be summed over days this is the most of one day, or all who paid for the first time. */
  readonly payers: number
  readonly writers: number
  readonly refunded: number
  readonly charged_back: number
}

export const NOTHING: Counted = {
  visits: 0,
  signups: 0,
  activated: 0,
  wrote: 0,
  bought: 0,
  orders: 0,
  first_orders: 0,
  credits_sold: 0,
  credits_spent: 0,
  messages: 0,
  revenue: 0,
  payers: 0,
  writers: 0,
  refunded: 0,
  charged_back: 0,
}

export function isFew(people: number): boolean {
  return people > 0 && people < FEW_PEOPLE
}

const PEOPLE = ['signups', 'activated', 'wrote', 'bought'] as const
const OF_PAYERS = ['orders', 'first_orders', 'credits_sold', 'revenue'] as const
const OF_WRITERS = ['messages', 'credits_spent'] as const

/** The counts without those that are about fewer than five people. */
export function withoutFew(counted: Counted): FigureCounts {
  const shown: Record<string, number | null> = { ...plain(counted) }
  for (const name of PEOPLE) if (isFew(counted[name])) shown[name] = null
  const hasPayers = counted.orders > 0 || counted.revenue !== 0 || counted.credits_sold !== 0
  if (hasPayers && counted.payers < FEW_PEOPLE) for (const name of OF_PAYERS) shown[name] = null
  if (counted.messages + counted.credits_spent > 0 && counted.writers < FEW_PEOPLE)
    for (const name of OF_WRITERS) shown[name] = null
  return shown as FigureCounts
}

/** The counts alone. */
export function plain(counted: Counted): FigureCounts {
  const { payers: _1, writers: _2, refunded: _3, charged_back: _4, ...counts } = counted
  return counts
}

type Line = { readonly key: string; readonly counted: Counted }

function isAboutFew({ counted }: Line): boolean {
  return Object.values(withoutFew(counted)).includes(null)
}

/**
 * The lines of a table without those about few people, and these together. Where even together they are few, so that the total would
 * give them away, the smallest of the others goes with them.
 */
export function foldFew(lines: readonly Line[]): { shown: Line[]; folded: Line[] } {
  const shown = lines.filter((line) => !isAboutFew(line)).toSorted(bySize)
  const folded = lines.filter(isAboutFew)
  while (folded.length > 0 && isAboutFew(sumOf(folded)) && shown.length > 0)
    folded.push(shown.pop()!)
  return { shown, folded }
}

function bySize(one: Line, other: Line): number {
  return other.counted.signups - one.counted.signups || other.counted.visits - one.counted.visits
}

/** All of several lines. People who paid are at least those of the largest, or all who did for the first time. */
export function sumOf(lines: readonly Line[]): Line {
  const names = Object.keys(NOTHING) as (keyof Counted)[]
  const sum = names.map((name) => [
    name,
    lines.reduce((all, { counted }) => all + counted[name], 0),
  ])
  return { key: '', counted: Object.fromEntries(sum) as Counted }
}

/**
 * Days of which something is about few people show nothing of it. Where all that is hidden is about few, the smallest other day
 * is hidden, too: the total less all others would tell of it.
 */
export function hideFewDays<Day extends { readonly counted: Counted }>(
  days: readonly Day[],
): readonly (Day & { readonly shown: FigureCounts })[] {
  const shown = days.map((day) => ({
    ...day,
    shown: { ...withoutFew(day.counted) } as Record<keyof FigureCounts, number | null>,
  }))
  const hideIn = (
    name: keyof FigureCounts,
    people: 'payers' | 'writers' | (typeof PEOPLE)[number],
  ) => {
    const hidden = shown.filter((day) => day.shown[name] === null)
    const sum = hidden.reduce((all, { counted }) => all + counted[people], 0)
    const others = shown.filter((day) => day.shown[name] !== null && day.counted[people] > 0)
    const smallest = others.toSorted((a, b) => a.counted[people] - b.counted[people])[0]
    if (hidden.length > 0 && sum < FEW_PEOPLE && smallest) smallest.shown[name] = null
  }
  for (const name of PEOPLE) hideIn(name, name)
  for (const name of OF_PAYERS) hideIn(name, 'payers')
  for (const name of OF_WRITERS) hideIn(name, 'writers')
  return shown as readonly (Day & { readonly shown: FigureCounts })[]
}
