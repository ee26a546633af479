export type Skin = { readonly base: string; readonly shade: string; readonly lip: string }

/** From the lightest to the darkest. */
export const SKINS: readonly Skin[] = [
  { base: '#F2CDB6', shade: '#CF937A', lip: '#BE5F5B' },
  { base: '#EAB998', shade: '#C0805F', lip: '#B4544C' },
  { base: '#DBA27B', shade: '#AC6D49', lip: '#A54A3F' },
  { base: '#C48459', shade: '#915734', lip: '#95423A' },
  { base: '#A0663F', shade: '#6F4025', lip: '#803632' },
  { base: '#7A4A2C', shade: '#512D19', lip: '#6C2D2A' },
  { base: '#5D3823', shade: '#3A2014', lip: '#5A2523' },
]

/** A colour as it is painted, with the word that a profile has for it. */
export const HAIR_COLOURS = {
  black: { paint: '#1D1513', word: 'black' },
  espresso: { paint: '#33201A', word: 'brown' },
  brown: { paint: '#4D2E1F', word: 'brown' },
  chestnut: { paint: '#6B3B23', word: 'brown' },
  auburn: { paint: '#83391F', word: 'red' },
  copper: { paint: '#A94F26', word: 'red' },
  honey: { paint: '#A87A45', word: 'blond' },
  blond: { paint: '#CDA565', word: 'blond' },
  ash: { paint: '#BFA988', word: 'blond' },
  grey: { paint: '#8F8780', word: 'grey' },
  silver: { paint: '#C8C1B8', word: 'grey' },
} as const

export type HairColour = keyof typeof HAIR_COLOURS

export const EYE_COLOURS = [
  { paint: '#4A2E1C', word: 'brown' },
  { paint: '#3B2415', word: 'brown' },
  { paint: '#5B6B45', word: 'green' },
  { paint: '#4F6E86', word: 'blue' },
  { paint: '#6F5A33', word: 'hazel' },
  { paint: '#39546B', word: 'blue' },
] as const

export type EyeColour = (typeof EYE_COLOURS)[number]

/** The light of a place: its ground, the ground's far end, what shines and what is dark. */
export type Palette = {
  readonly ground: string
  readonly deep: string
  readonly glow: string
  readonly dark: string
}

export const PALETTES: readonly Palette[] = [
  { ground: '#DCC29C', deep: '#B48A5C', glow: '#F8E9CF', dark: '#8A6239' },
  { ground: '#8C1A33', deep: '#3D0A18', glow: '#F0516B', dark: '#2A0610' },
  { ground: '#6A6A45', deep: '#36381F', glow: '#C9BD80', dark: '#23250F' },
  { ground: '#2B5158', deep: '#11262D', glow: '#E8AE68', dark: '#0B1A1F' },
  { ground: '#ECC9B7', deep: '#CB917C', glow: '#FBECE2', dark: '#9E5F4B' },
  { ground: '#C06E4A', deep: '#78351F', glow: '#F4BE96', dark: '#52200F' },
  { ground: '#2A3350', deep: '#0F1428', glow: '#EBBC7C', dark: '#090C1A' },
  { ground: '#8FB3B0', deep: '#44737A', glow: '#F6E9D0', dark: '#2B5057' },
  { ground: '#5C2A45', deep: '#28111F', glow: '#E0967A', dark: '#1A0912' },
  { ground: '#DDA94B', deep: '#97641D', glow: '#F9E5B2', dark: '#6B430D' },
  { ground: '#C3BBAE', deep: '#877D6E', glow: '#F4EEE4', dark: '#5C5346' },
  { ground: '#3C5B49', deep: '#182A20', glow: '#D2BC85', dark: '#0E1B14' },
]

export const CLOTHS = [
  '#F1E7D9',
  '#1E1918',
  '#A8112D',
  '#B3875A',
  '#242D47',
  '#565734',
  '#9C4527',
  '#46607E',
  '#C98A80',
  '#E2D2BA',
  '#38332F',
  '#7B2C3F',
] as const

/** The colour that lies the given share of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => value + (target[index]! - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** How bright a colour is, from 0 to 255. */
export function brightness(colour: string): number {
  return channels(colour).reduce((sum, value) => sum + value, 0) / 3
}

/** How far apart two colours are, from 0 to about 440. */
export function distance(one: string, other: string): number {
  const target = channels(other)
  return Math.hypot(...channels(one).map((value, index) => value - target[index]!))
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
}

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
