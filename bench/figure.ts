import type { Bench } from './bench.ts'

/** One measured thing beside its control, which was measured in the same run. */
export type Figure = {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly control: number
  /** The most that is allowed, of the value itself or of its ratio to the control. */
  readonly budget?: { readonly most: number; readonly of: 'value' | 'ratio' }
}

export type Section = {
  readonly name: string
  /** What is measured and what the control is, so that the same figures can be had again. */
  readonly method: string
  readonly measure: (bench: Bench) => Promise<Figure[]>
}

/** What became of a section: its figures, or why there are none. */
export type Outcome = { readonly section: Section } & (
  | { readonly figures: Figure[] }
  | { readonly failure: string }
)

/** Null where there is nothing to divide by. */
export function ratioOf({ value, control }: Figure): number | null {
  return control === 0 ? null : value / control
}

/** Null where there is no budget. */
export function isMet(figure: Figure): boolean | null {
  if (!figure.budget) return null
  const { most, of } = figure.budget
  const measured = of === 'value' ? figure.value : ratioOf(figure)
  return measured !== null && measured <= most
}
