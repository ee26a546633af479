import type { Figures, Question } from '#server/features/traffic/traffic.ts'

/** A column of figures: a name, a count, a share of something, or an amount in minor units. */
export type Column = {
  readonly title: string
  readonly kind: 'name' | 'count' | 'share' | 'amount'
  /** Null where there is nothing to have a share of. */
  readonly of: (figures: Figures) => string | number | null
}

const SOURCE = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** What is shown of figures, with a column for every currency that somebody paid in. */
export function trafficColumns(by: Question['by'], all: readonly Figures[]): Column[] {
  const currencies = [...new Set(all.flatMap(({ revenue }) => Object.keys(revenue)))].toSorted()
  return [
    name('site'),
    ...(by === 'source' ? [] : [name('lander')]),
    ...(by === 'lander' ? [] : SOURCE.map(name)),
    count('visits'),
    count('bounces'),
    share('bounce_rate', 'bounces', ({ watched }) => watched),
    count('signups'),
    share('signup_rate', 'signups', ({ visits }) => visits),
    count('activated'),
    share('activation_rate', 'activated', ({ signups, erased }) => signups - erased),
    count('buyers'),
    share('buyer_rate', 'buyers', ({ signups }) => signups),
    ...currencies.map((currency): Column => ({
      title: `revenue_${currency}`,
      kind: 'amount',
      of: ({ revenue }) => revenue[currency] ?? 0,
    })),
  ]
}

type CountName = 'visits' | 'bounces' | 'signups' | 'activated' | 'buyers'

function name(title: 'site' | 'lander' | (typeof SOURCE)[number]): Column {
  // What others wrote into an address must not move the cursor of whoever reads it.
  return { title, kind: 'name', of: (figures) => figures[title].replaceAll(/\p{C}/gu, '?') }
}

function count(title: CountName): Column {
  return { title, kind: 'count', of: (figures) => figures[title] }
}

function share(title: string, part: CountName, wholeOf: (figures: Figures) => number): Column {
  const of = (figures: Figures) => {
    const whole = wholeOf(figures)
    return whole === 0 ? null : figures[part] / whole
  }
  return { title, kind: 'share', of }
}
