import type { Code } from '#contract/office/codes.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Pill } from '#web/office/kit/parts.tsx'
import { moneyIn } from '#web/office/packages/use-price-draft.ts'

/** How it stands; few that are left are said. */
export function CodePill({ code }: { code: Code }) {
  const { t } = useOffice()
  const words = t.prices.codes
  const { state, most_uses: most, uses } = code
  const left = most === null ? null : most - uses
  if (state === 'running' && code.is_once_each && left !== null && left * 10 <= most!)
    return <Pill tone="warn">{words.left(left)}</Pill>
  return <Pill tone={state === 'running' ? 'ok' : 'over'}>{words.states[state]!}</Pill>
}

export function whomIn(t: ReturnType<typeof useOffice>['t'], code: Code, language: string): string {
  const words = t.prices.codes
  const { minimum, currency, country } = code
  return [
    code.is_once_each ? words.everybody : words.once,
    ...(country === null ? [] : [words.only(country)]),
    ...(minimum === null || currency === null
      ? []
      : [words.from(moneyIn(language, currency)(minimum))]),
  ].join(', ')
}

export function revenueIn({ revenue }: Code, language: string): string {
  if (revenue.length === 0) return '–'
  return revenue
    .map(({ currency, paid_minor: paid }) => moneyIn(language, currency)(paid))
    .join(', ')
}
