export type Gender = 'female' | 'male'

/** From the lightest to the darkest. */
export const SKINS = [
  { base: '#F7DCCB', shade: '#D99F8A', lip: '#C7686A' },
  { base: '#F3CFB8', shade: '#CF947C', lip: '#BF615F' },
  { base: '#F0C9A8', shade: '#C98F6A', lip: '#B95F56' },
  { base: '#E9BF9B', shade: '#C08762', lip: '#B0584E' },
  { base: '#DFB28A', shade: '#B07D55', lip: '#A5534A' },
  { base: '#D3A27A', shade: '#A06D49', lip: '#9A4B43' },
  { base: '#C59165', shade: '#8F5F3C', lip: '#93473F' },
  { base: '#B27C53', shade: '#7C4E31', lip: '#87403A' },
  { base: '#9A6644', shade: '#673F28', lip: '#7D3B38' },
  { base: '#7E5036', shade: '#523120', lip: '#713537' },
  { base: '#684029', shade: '#422619', lip: '#653033' },
  { base: '#553423', shade: '#352016', lip: '#5A2B2D' },
] as const

/** The colours one is born with: none of them is ashen, which would read as grey. */
export const HAIRS = {
  black: '#211917',
  espresso: '#33231C',
  'dark brown': '#472D20',
  brown: '#624029',
  'light brown': '#845B38',
  chestnut: '#733E25',
  auburn: '#8C4223',
  copper: '#B65C2D',
  'dark blond': '#AE8149',
  blond: '#D0A056',
  'light blond': '#E4C07A',
} as const
export type Hair = keyof typeof HAIRS

export const EYES = {
  brown: '#5A3620',
  'dark brown': '#3C2417',
  hazel: '#7B5B2E',
  green: '#5C7444',
  blue: '#4C7796',
  grey: '#66798A',
} as const
export type Eyes = keyof typeof EYES

export type Texture = 'straight' | 'wavy' | 'curly' | 'coily'
type Weights<T extends string> = Readonly<Partial<Record<T, number>>>

/** What belongs together, so that no feature looks put on. */
type Heritage = {
  readonly share: number
  readonly skins: readonly number[]
  readonly hair: Weights<Hair>
  readonly eyes: Weights<Eyes>
  readonly texture: Weights<Texture>
  readonly nose?: number
  /** How flat the bridge of the nose is. */
  readonly flat?: number
  readonly lips?: number
  readonly brow?: number
  readonly hasLowLids?: true
}

export const HERITAGES = {
  north: {
    share: 34,
    skins: [0, 1, 1, 2],
    hair: {
      'light blond': 2,
      blond: 5,
      'dark blond': 4,
      'light brown': 4,
      brown: 3,
      copper: 2,
      auburn: 1.5,
    },
    eyes: { blue: 5, grey: 2, green: 2.5, hazel: 1.5, brown: 1 },
    texture: { straight: 5, wavy: 4, curly: 1 },
  },
  central: {
    share: 30,
    skins: [1, 2, 3, 3],
    hair: {
      brown: 5,
      'dark brown': 4,
      'light brown': 3,
      chestnut: 2.5,
      'dark blond': 2,
      auburn: 1,
    },
    eyes: { brown: 4, hazel: 2.5, green: 2, blue: 2, grey: 1 },
    texture: { straight: 4, wavy: 5, curly: 1.4 },
  },
  south: {
    share: 12,
    skins: [3, 4, 4, 5],
    hair: { espresso: 4, 'dark brown': 5, brown: 2, black: 1 },
    eyes: { brown: 5, 'dark brown': 3, hazel: 2, green: 1 },
    texture: { straight: 2.5, wavy: 5, curly: 3 },
  },
  levant: {
    share: 9,
    skins: [4, 5, 5, 6],
    hair: { black: 4, espresso: 5, 'dark brown': 2 },
    eyes: { 'dark brown': 5, brown: 4, hazel: 1.5 },
    texture: { straight: 2, wavy: 4, curly: 3 },
    nose: 1.08,
    brow: 1.2,
  },
  india: {
    share: 5,
    skins: [5, 6, 7, 8],
    hair: { black: 6, espresso: 3 },
    eyes: { 'dark brown': 6, brown: 3 },
    texture: { straight: 4, wavy: 5, curly: 1 },
    brow: 1.15,
  },
  east: {
    share: 6,
    skins: [2, 3, 3, 4],
    hair: { black: 6, espresso: 3 },
    eyes: { 'dark brown': 6, brown: 2 },
    texture: { straight: 8, wavy: 2 },
    nose: 0.96,
    flat: 1,
    hasLowLids: true,
  },
  islands: {
    share: 5,
    skins: [4, 5, 6, 6],
    hair: { black: 6, espresso: 3 },
    eyes: { 'dark brown': 6, brown: 2 },
    texture: { straight: 5, wavy: 5, curly: 1 },
    nose: 1.08,
    flat: 0.6,
  },
  africa: {
    share: 8,
    skins: [8, 9, 9, 10, 11],
    hair: { black: 8, espresso: 2 },
    eyes: { 'dark brown': 7, brown: 2 },
    texture: { coily: 10 },
    nose: 1.24,
    flat: 0.7,
    lips: 1.35,
  },
  mixed: {
    share: 6,
    skins: [6, 7, 7, 8],
    hair: { black: 4, espresso: 5, 'dark brown': 3 },
    eyes: { 'dark brown': 4, brown: 4, hazel: 2, green: 0.7 },
    texture: { curly: 6, coily: 4 },
    nose: 1.1,
    flat: 0.4,
    lips: 1.2,
  },
} as const satisfies Record<string, Heritage>
export type HeritageName = keyof typeof HERITAGES

export function heritageOf(name: HeritageName): Heritage {
  return HERITAGES[name]
}

export type Cut = MaleCut | FemaleCut

export type MaleCut =
  | 'sidepart'
  | 'quiff'
  | 'crop'
  | 'fade'
  | 'slick'
  | 'curtains'
  | 'buzz'
  | 'undercut'
  | 'long'
  | 'bun'
  | 'messy'
  | 'curltop'
  | 'curls'
  | 'curlfade'
  | 'coilfade'
  | 'afro'
  | 'waves'
  | 'locs'
  | 'afroround'
  | 'shaved'
  | 'thin'
  | 'receding'

export type FemaleCut =
  | 'longstraight'
  | 'sidelong'
  | 'bob'
  | 'bobfringe'
  | 'fringelong'
  | 'curtain'
  | 'pony'
  | 'lowbun'
  | 'topknot'
  | 'pixie'
  | 'halfup'
  | 'braid'
  | 'lob'
  | 'wavylong'
  | 'shag'
  | 'curlylong'
  | 'curlylob'
  | 'curlycrop'
  | 'puffbun'
  | 'afro'
  | 'afroround'
  | 'boxbraids'
  | 'puff'
  | 'coilcrop'
  | 'braidbun'

/** How often hair of a texture is worn in which cut. */
export const CUTS: Record<Gender, Record<Texture, Weights<Cut>>> = {
  male: {
    straight: {
      sidepart: 3,
      quiff: 3,
      crop: 3,
      fade: 3,
      slick: 2,
      curtains: 2,
      buzz: 1.3,
      undercut: 2,
      long: 0.6,
      bun: 1,
      messy: 3,
    },
    wavy: {
      quiff: 3,
      messy: 4,
      sidepart: 2.5,
      curtains: 2.5,
      fade: 2.5,
      slick: 2,
      long: 0.8,
      bun: 1.2,
      undercut: 2,
      crop: 2,
    },
    curly: { curltop: 4, curls: 4, curlfade: 4, bun: 1, messy: 1, long: 1 },
    coily: { coilfade: 4, afro: 2, waves: 3, locs: 1.6, afroround: 1.6, shaved: 0.6 },
  },
  female: {
    straight: {
      longstraight: 3,
      sidelong: 2.5,
      bob: 3,
      bobfringe: 2,
      fringelong: 2,
      curtain: 2.5,
      pony: 2,
      lowbun: 2,
      topknot: 1.2,
      pixie: 1.6,
      halfup: 1.6,
      braid: 1.6,
      lob: 2.5,
    },
    wavy: {
      sidelong: 3,
      wavylong: 4,
      lob: 3,
      curtain: 3,
      bob: 1.5,
      shag: 2,
      pony: 1.6,
      lowbun: 2,
      halfup: 1.6,
      braid: 1.6,
      pixie: 1.2,
      topknot: 1,
    },
    curly: { curlylong: 4, curlylob: 4, curlycrop: 2, puffbun: 1.4, lowbun: 1, wavylong: 1 },
    coily: {
      afro: 3,
      afroround: 2,
      boxbraids: 3,
      puff: 2.5,
      curlylob: 1.6,
      coilcrop: 2,
      braidbun: 1.4,
    },
  },
}
