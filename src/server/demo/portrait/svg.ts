/** Names of the soft-focus filters by their radius, as the document defines them. */
export const BLURS = [3, 4, 5, 8, 10, 20, 40] as const

export const blur = (radius: (typeof BLURS)[number]) => `filter="url(#b${radius})"`

export const fill = (d: string, colour: string, more = '') =>
  `<path d="${d}" fill="${colour}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`

export const disc = (x: number, y: number, radius: number, colour: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" ${more}/>`

export const group = (more: string, ...parts: string[]) => `<g ${more}>${parts.join('')}</g>`

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
