import { type FaceShape, faceShapeOf, type Figure } from './face-shape.ts'
import {
  CUTS,
  type Cut,
  type Eyes,
  type Gender,
  type Hair,
  HERITAGES,
  heritageOf,
  type HeritageName,
  type Texture,
} from './heritage.ts'
import { clamp } from './lines.ts'
import { around, between, chance, drawingStream, pick, type Stream, weighted } from './random.ts'

export type { Gender }
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'
export type Glasses = 'none' | 'round' | 'square' | 'wire' | 'cat' | 'tortoise'
export type Side = -1 | 1

export type Who = { readonly seed: string; readonly gender: Gender; readonly age: number }

/** What stays the same about a person on every photo. */
export type Person = Who &
  FaceShape & {
    readonly skin: number
    readonly hair: Hair
    readonly eyes: Eyes
    readonly texture: Texture
    readonly figure: Figure
    readonly cut: Cut
    /** How much of the hair is grey, from 0 to 1. */
    readonly grey: number
    /** How far the hairline has gone back, from 0 to 1. */
    readonly recede: number
    /** The side where the hair is parted, and where else a person differs from their mirror image. */
    readonly part: Side
    readonly volume: number
    readonly hairline: number
    readonly beard: Beard
    readonly glasses: Glasses
    readonly earring: 'none' | 'stud' | 'hoop' | 'drop'
    readonly makeup: number
    readonly lipstick: string
    readonly tattoo: 'none' | 'collar' | 'arm'
    readonly hasNoseStud: boolean
    readonly style: Style
  }
export type Style = 'plain' | 'smart' | 'outdoor' | 'artsy'

const SHARES = Object.fromEntries(
  Object.entries(HERITAGES).map(([name, { share }]) => [name, share]),
) as Record<HeritageName, number>

/**
 * The same seed is always the same person, at the age given. Each kind of trait has a stream of its own: who draws one
 * more number, at the end of a stream or from a new one, changes nobody's face.
 */
export function person({ seed, gender, age }: Who): Person {
  const streamFor = (traits: string) => drawingStream(`${seed}:${gender}:${traits}`)
  const kind = streamFor('kind')
  const name = weighted(kind, SHARES)
  const heritage = heritageOf(name)
  const born = {
    name,
    skin: pick(kind, heritage.skins),
    hair: weighted(kind, heritage.hair),
    eyes: weighted(kind, heritage.eyes),
    texture: weighted(kind, heritage.texture),
  }
  const { skin, hair, eyes, texture } = born
  const figure = weighted(streamFor('figure'), FIGURES[gender])
  const grown = hairOf(streamFor('hair'), { gender, age, texture })
  return {
    seed,
    gender,
    age,
    skin,
    hair,
    eyes,
    texture,
    figure,
    ...faceShapeOf(streamFor('face'), { gender, age, figure, ...born }),
    ...grown,
    beard: beardOf(streamFor('beard'), { gender, age, name, cut: grown.cut }),
    ...extrasOf(streamFor('extras'), { gender, age }),
  }
}

const FIGURES: Record<Gender, Partial<Record<Figure, number>>> = {
  male: { slim: 18, average: 38, athletic: 22, muscular: 10, full_figured: 12 },
  female: { slim: 22, average: 34, athletic: 16, curvy: 19, full_figured: 9 },
}

/** From 0 for somebody of 21 to 1 for somebody of 71. */
export function ageing(age: number): number {
  return clamp((age - 21) / 50)
}

type Grown = Pick<Who, 'gender' | 'age'> & { readonly texture: Texture }

function hairOf(stream: Stream, who: Grown) {
  const { gender, age, texture } = who
  const isMale = gender === 'male'
  const grey = greyOf(stream, who)
  const baldness = isMale ? stream() : 1
  const lost = isMale
    ? clamp((age - between(stream, 24, 50)) / 26) * between(stream, 0.2, 1.1)
    : clamp((age - 50) / 60) * 0.3
  const recede = clamp(lost + (isMale ? between(stream, 0, 0.28) : 0))
  const usual = weighted(stream, CUTS[gender][texture])
  const cut = isMale
    ? cutOfMan(stream, { ...who, usual, baldness, recede })
    : cutOfWoman(stream, { ...who, usual })
  return {
    grey,
    recede,
    part: pick(stream, [-1, 1] as const),
    volume: between(stream, 0.75, 1.25) * (1 - ageing(age) * 0.18),
    hairline: around(stream, isMale ? -103 : -105, 4),
    // A heavy fringe on a bare young face reads as a boy.
    cut: isMale && age < 24 && cut === 'curtains' ? ('fade' as const) : cut,
  }
}

/** Either a few grey hairs or grey for everybody to see: what lies between reads as ash blond. */
function greyOf(stream: Stream, { gender, age }: Grown): number {
  const isMale = gender === 'male'
  const start = between(stream, isMale ? 34 : 38, isMale ? 52 : 54)
  const isDyed = !isMale && chance(stream, 0.5)
  const share = clamp((age - start) / between(stream, 14, 22)) * (isDyed ? 0.12 : 1)
  return share < 0.5 ? share * 0.55 : 0.6 + (share - 0.5) * 0.8
}

type MansCut = Grown & { readonly usual: Cut; readonly baldness: number; readonly recede: number }

const YOUNG_CUTS: readonly Cut[] = [
  'curtains',
  'undercut',
  'bun',
  'long',
  'fade',
  'curlfade',
  'coilfade',
]

function cutOfMan(stream: Stream, { usual, baldness, recede, age, texture }: MansCut): Cut {
  const old = ageing(age)
  if (baldness < 0.02 + old * 0.16 && age > 27) {
    if (baldness < 0.012 + old * 0.05) return 'shaved'
    return age > 42 ? 'thin' : 'receding'
  }
  if (recede > 0.62 && texture !== 'coily')
    return weighted<Cut>(stream, { receding: 4, buzz: 1, slick: 2, crop: 2, sidepart: 1.5 })
  if (age > 50 && YOUNG_CUTS.includes(usual))
    return weighted<Cut>(stream, { sidepart: 3, quiff: 2, slick: 3, crop: 2, [usual]: 1.2 })
  return usual
}

function cutOfWoman(stream: Stream, { usual, age, texture }: Grown & { readonly usual: Cut }): Cut {
  if (age <= 54 || texture === 'coily' || !chance(stream, 0.6)) return usual
  if (texture === 'curly') return weighted<Cut>(stream, { curlycrop: 3, curlylob: 2 })
  return weighted<Cut>(stream, { bob: 3, pixie: 3, lob: 3, bobfringe: 1, lowbun: 2 })
}

type Bearded = Pick<Who, 'gender' | 'age'> & { readonly name: HeritageName; readonly cut: Cut }

function beardOf(stream: Stream, { gender, age, name, cut }: Bearded): Beard {
  if (gender === 'female') return 'none'
  let beard = weighted<Beard>(
    stream,
    age < 24
      ? { none: 2.4, stubble: 6, moustache: 0.6, short: 1.2 }
      : { none: 3.6, stubble: 3.4, short: 2.6, full: 1.8, goatee: 0.9, moustache: 0.7 },
  )
  const isBald = cut === 'shaved' || cut === 'thin'
  if (isBald && beard === 'none' && chance(stream, 0.7))
    beard = pick<Beard>(stream, ['stubble', 'short', 'full'])
  if (name === 'east' && (beard === 'full' || beard === 'short'))
    beard = pick<Beard>(stream, ['none', 'stubble', 'goatee'])
  return beard
}

function extrasOf(stream: Stream, { gender, age }: Pick<Who, 'gender' | 'age'>) {
  const isMale = gender === 'male'
  const frames: Glasses[] = ['round', 'square', 'wire', isMale ? 'square' : 'cat', 'tortoise']
  const glasses: Glasses = chance(stream, 0.1 + ageing(age) * 0.16) ? pick(stream, frames) : 'none'
  const earring = earringOf(stream, isMale)
  const makeup = isMale ? 0 : chance(stream, 0.66) ? between(stream, 0.2, 0.8) : 0.08
  const lipstick = pick(stream, ['#A8313F', '#B9525A', '#8C2F3C', '#C0605A'])
  const tattoo =
    age < 58 && chance(stream, 0.13) ? pick(stream, ['collar', 'arm'] as const) : ('none' as const)
  const hasNoseStud = chance(stream, isMale ? 0.03 : 0.1) && age < 40
  const style = pick<Style>(stream, ['plain', 'smart', 'outdoor', 'artsy'])
  return { glasses, earring, makeup, lipstick, tattoo, hasNoseStud, style }
}

function earringOf(stream: Stream, isMale: boolean): Person['earring'] {
  if (!isMale) return weighted(stream, { none: 4, stud: 3, hoop: 2.2, drop: 1.6 })
  return chance(stream, 0.1) ? pick(stream, ['stud', 'hoop'] as const) : 'none'
}
