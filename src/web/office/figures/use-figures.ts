import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { FIGURE_PARTS, PERIODS, readFigures, TABLES_BY } from '#contract/office/figures.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { goTo, usePlace } from '#web/office/kit/place.ts'

type Asked = Omit<z.input<typeof readFigures.input>, 'period' | 'by'>
export type Place = Asked & {
  readonly period: (typeof PERIODS)[number]
  readonly by: (typeof TABLES_BY)[number]
  readonly compare: boolean
  readonly isTable: boolean
}

/** What an address asks for, so that a link opens the same. */
export function placeIn({ searchParams }: URL): Place {
  const given = (name: string) => searchParams.get(name) || undefined
  const parts = FIGURE_PARTS.map((part) => [part, given(part)] as const)
  return {
    ...Object.fromEntries(parts),
    site_id: given('site_id'),
    until: given('until'),
    currency: given('currency'),
    period: PERIODS.find((period) => period === given('period')) ?? 'month',
    by: TABLES_BY.find((by) => by === given('by')) ?? 'page',
    compare: given('compare') !== 'no',
    isTable: given('show') === 'table',
  }
}

export function useFigures() {
  const place = placeIn(usePlace())
  const { compare: _, isTable: __, ...asked } = place
  const figures = useQuery({
    queryKey: ['figures', asked],
    queryFn: () => call(readFigures, asked),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  const change = (changes: Partial<Place>) => {
    const { compare, isTable, ...next } = { ...place, ...changes }
    const query = {
      ...next,
      compare: compare ? undefined : 'no',
      show: isTable ? 'table' : undefined,
    }
    goTo(`/figures${queryOf(query)}`, { replaces: true })
  }
  return { place, asked, figures, change }
}
