// Plots as plain shapes: the browser makes elements of them, and the server a picture. Both draw the same.

/** How a shape looks, by the role that it has. Colours and dashes are the theme's. */
export type Look =
  | 'grid'
  | 'axis'
  | 'label'
  | 'label-end'
  | 'label-middle'
  | 'now'
  | 'before'
  | 'second'
  | 'ground'
  | 'bar'
  | 'bar-last'
  | 'dot'

export type Shape = {
  readonly tag: 'path' | 'line' | 'rect' | 'circle' | 'text'
  readonly look: Look
  readonly at: Readonly<Record<string, number | string>>
  readonly text?: string
}

/** Where one can stand in a plot: across, and down for each series that has something there. */
export type Place = { readonly x: number; readonly ys: readonly (number | null)[] }

export type Plot = {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly places: readonly Place[]
}

/** To a tenth of a pixel: more is not seen, and would be sent. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
