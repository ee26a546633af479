import { type Gender, heritageOf, type HeritageName, type Hair } from './heritage.ts'
import { clamp } from './lines.ts'
import { around, between, chance, pick, type Stream, weighted } from './random.ts'

export type Figure = 'slim' | 'average' | 'athletic' | 'muscular' | 'curvy' | 'full_figured'
type Lid = 'almond' | 'round' | 'hooded' | 'deep' | 'down' | 'low'

/** The bones and the flesh of a head, in units of a space in which it is 300 high. */
export type FaceShape = ReturnType<typeof faceShapeOf>

type Born = {
  readonly gender: Gender
  readonly age: number
  readonly figure: Figure
  readonly name: HeritageName
  readonly skin: number
  readonly hair: Hair
}

/** What a figure does to face, neck and shoulders. */
const FLESH: Record<
  Figure,
  { width: number; jaw: number; build: number; cheek: number; neck: number }
> = {
  slim: { width: -2.5, jaw: -0.02, build: 0.95, cheek: -0.8, neck: 0.95 },
  average: { width: 0, jaw: 0, build: 1, cheek: 0, neck: 1 },
  athletic: { width: -0.5, jaw: 0, build: 1.05, cheek: -0.5, neck: 1.04 },
  muscular: { width: 1, jaw: 0.02, build: 1.11, cheek: -0.2, neck: 1.12 },
  curvy: { width: 1, jaw: 0.02, build: 1.02, cheek: 0.7, neck: 1.02 },
  full_figured: { width: 5, jaw: 0.045, build: 1.1, cheek: 1.6, neck: 1.12 },
}

export function faceShapeOf(stream: Stream, born: Born) {
  const isMale = born.gender === 'male'
  const bones = bonesOf(stream, isMale)
  const features = featuresOf(stream, born)
  const body = bodyOf(stream, isMale)
  const marks = marksOf(stream, born)
  const flesh = FLESH[born.figure]
  // Somebody under 31 is rounder and softer, and has a little less of everything.
  const youth = clamp((31 - born.age) / 12) * (isMale ? 0.4 : 0.8)
  const { eye, brow, nose, mouth } = features
  return {
    ...bones,
    ...body,
    ...marks,
    youth,
    width: bones.width + flesh.width,
    jaw: bones.jaw * (1 - youth * 0.025) + flesh.jaw,
    cheek: clamp(bones.cheek, -1.5, 1.5) * 0.6 + flesh.cheek,
    long: bones.long - youth * 2.5,
    neck: body.neck * (1 - youth * 0.04) * flesh.neck,
    build: clamp(body.build, 0.93, 1.07) * flesh.build,
    eye: {
      ...eye,
      width: eye.width * (1 + youth * 0.025),
      height: eye.height * (1 + youth * 0.05),
    },
    brow: { ...brow, thickness: brow.thickness * (1 - youth * 0.08) },
    nose: { ...nose, width: nose.width * (1 - youth * 0.05), y: nose.y - youth * 1.6 },
    mouth: {
      ...mouth,
      upper: mouth.upper * (1 + youth * 0.07),
      lower: mouth.lower * (1 + youth * 0.07),
    },
  }
}

function bonesOf(stream: Stream, isMale: boolean) {
  return {
    /** Half of the width at the cheekbones. */
    width: around(stream, isMale ? 99.5 : 98, 5),
    long: clamp(around(stream, isMale ? 3 : -1, 8), -10, isMale ? 11 : 6),
    /** The width at the corners of the jaw, as a share of that at the cheekbones. */
    jaw: clamp(
      around(stream, isMale ? 0.83 : 0.765, 0.07),
      isMale ? 0.75 : 0.68,
      isMale ? 0.885 : 0.86,
    ),
    jawY: around(stream, isMale ? 92 : 86, 6),
    chin: clamp(around(stream, isMale ? 32 : 24, 7), isMale ? 24 : 16, 42),
    cheek: around(stream, 0, 1),
    cheekbone: around(stream, 0, 1),
  }
}

function featuresOf(stream: Stream, { gender, name }: Born) {
  const isMale = gender === 'male'
  const heritage = heritageOf(name)
  const flat = heritage.flat ?? 0
  const eye = {
    width: around(stream, isMale ? 49 : 53, 2.2),
    height: clamp(around(stream, isMale ? 10.4 : 11.6, 1.2), 8.6, 13.4),
    tilt: around(stream, isMale ? 1 : 2.2, 1.7),
    gap: around(stream, 46.5, 1.9),
    peak: between(stream, -0.28, 0.25),
    lid: lidOf(stream, heritage.hasLowLids ?? false),
  }
  const brow = {
    y: around(stream, isMale ? -25.5 : -30, 2),
    thickness: around(stream, isMale ? 8.6 : 6, 1.5) * (heritage.brow ?? 1),
    arch: clamp(around(stream, isMale ? 2.4 : 4, 1.8), 0.4, 7),
    tilt: around(stream, 0.1, 1.5),
    length: around(stream, 1.22, 0.1),
  }
  const hasHump = name === 'levant' || name === 'south' ? 0.4 : 0.18
  const nose = {
    width: around(stream, isMale ? 19.5 : 16.8, 1.9) * (heritage.nose ?? 1),
    y: around(stream, isMale ? 61 : 57, 4),
    bridge: around(stream, isMale ? 8.4 : 7, 1.1) * (1 + flat * 0.25),
    tip: between(stream, 0, 1),
    flat,
    hump: chance(stream, hasHump) ? between(stream, 0.4, 1) : 0,
  }
  const mouth = {
    width: around(stream, isMale ? 34.5 : 33, 2.8),
    upper: around(stream, isMale ? 6.2 : 8, 1.4) * (heritage.lips ?? 1),
    lower: around(stream, isMale ? 9.4 : 11.4, 1.6) * (heritage.lips ?? 1),
    bow: between(stream, 0.3, 1),
    drop: around(stream, 0, 2),
  }
  return { eye, brow, nose, mouth }
}

function lidOf(stream: Stream, isLow: boolean): Lid {
  if (isLow && chance(stream, 0.8)) return 'low'
  return weighted<Lid>(stream, { almond: 4, round: 2, hooded: 2, deep: 1.6, down: 1.2 })
}

function bodyOf(stream: Stream, isMale: boolean) {
  return {
    ear: around(stream, 1, 0.08),
    earOut: between(stream, 0, 1),
    neck: around(stream, isMale ? 71 : 52, 4),
    build: around(stream, 1, 0.08),
    asymmetry: around(stream, 0, 1),
  }
}

function marksOf(stream: Stream, { gender, skin, hair }: Born) {
  const isRed = hair === 'copper' || hair === 'auburn'
  return {
    hasCleft: gender === 'male' && chance(stream, 0.15),
    hasDimples: chance(stream, 0.22),
    mole: chance(stream, 0.16)
      ? ([pick(stream, [-1, 1]) * between(stream, 26, 62), between(stream, 24, 84)] as const)
      : null,
    hasFreckles: skin < 4 && chance(stream, isRed ? 0.75 : 0.14),
  }
}
