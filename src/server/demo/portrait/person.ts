import type { FemaleStyle } from './hair-female.ts'
import type { MaleStyle } from './hair-male.ts'
import { EYE_COLOURS, type EyeColour, HAIR_COLOURS, type HairColour } from './paint.ts'
import type { Stream } from './random.ts'
import { between, chance, pick, streamOf } from './random.ts'

export type Gender = 'female' | 'male'
export type Beard = 'none' | 'stubble' | 'short' | 'full'

/** What stays the same about a person on every photo. */
export type Person = ReturnType<typeof person>

/** The same seed is always the same person, at the age given. */
export function person(seed: string, gender: Gender, age: number) {
  const stream = streamOf(`${seed}:${gender}:person`)
  const tone = pick(stream, [0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6])
  const hair = hairColourOf(stream, { gender, age, tone })
  const style = gender === 'female' ? femaleStyle(stream, age, tone) : maleStyle(stream, age, tone)
  const eye = eyeColourOf(stream, tone)
  return {
    seed,
    gender,
    age,
    tone,
    hair,
    style,
    eye,
    hairWord: style === 'bald' ? 'bald' : HAIR_COLOURS[hair].word,
    eyeWord: eye.word,
    beard: beardOf(stream, gender),
    hasGlasses: chance(stream, 0.17),
    hasFreckles: tone <= 1 && chance(stream, 0.3),
    hasEarrings: gender === 'female' && chance(stream, 0.6),
    build: between(stream, 0.94, 1.06),
    lipTint: gender === 'female' ? pick(stream, [0, 0.2, 0.45, 0.75]) : 0,
    ...faceShape(stream),
  }
}

function hairColourOf(
  stream: Stream,
  { gender, age, tone }: { gender: Gender; age: number; tone: number },
): HairColour {
  const born = pick(stream, naturalHair(tone))
  if (age >= 52 && chance(stream, 0.75)) return pick(stream, ['grey', 'silver', 'silver', 'ash'])
  if (gender === 'male' && age >= 44 && chance(stream, 0.4)) return 'grey'
  return born
}

function naturalHair(tone: number): readonly HairColour[] {
  if (tone >= 3) return ['black', 'black', 'espresso', 'espresso', 'brown']
  if (tone === 2) return ['black', 'espresso', 'brown', 'chestnut', 'honey']
  return [
    'espresso',
    'brown',
    'chestnut',
    'auburn',
    'copper',
    'honey',
    'blond',
    'blond',
    'ash',
    'brown',
  ]
}

function femaleStyle(stream: Stream, age: number, tone: number): FemaleStyle {
  if (tone >= 4) return pick(stream, ['afro', 'curls', 'bun', 'bob', 'pixie', 'curls', 'waves'])
  if (age >= 50) return pick(stream, ['bob', 'pixie', 'side', 'bun', 'waves', 'fringe', 'lob'])
  return pick(stream, [
    'centre',
    'side',
    'bob',
    'fringe',
    'bun',
    'curls',
    'waves',
    'pony',
    'waves',
    'lob',
    'curtain',
  ])
}

function maleStyle(stream: Stream, age: number, tone: number): MaleStyle {
  if (tone >= 4) return pick(stream, ['buzz', 'curlytop', 'bald', 'crop', 'buzz'])
  if (age >= 48) return pick(stream, ['crop', 'part', 'bald', 'buzz', 'quiff', 'swept', 'part'])
  const usual: MaleStyle[] = ['crop', 'quiff', 'part', 'curlytop', 'swept', 'part', 'crop', 'buzz']
  return pick(stream, age < 40 ? [...usual, ...usual, 'long', 'topknot'] : usual)
}

function eyeColourOf(stream: Stream, tone: number): EyeColour {
  return pick(stream, tone >= 3 ? EYE_COLOURS.slice(0, 2) : EYE_COLOURS)
}

function beardOf(stream: Stream, gender: Gender): Beard {
  const beard = pick<Beard>(stream, [
    'none',
    'stubble',
    'stubble',
    'short',
    'full',
    'stubble',
    'short',
    'none',
  ])
  return gender === 'female' ? 'none' : beard
}

function faceShape(stream: Stream) {
  return {
    jaw: between(stream, -1, 1),
    width: between(stream, 0.965, 1.045),
    chin: between(stream, -9, 10),
    browArch: between(stream, 8, 17),
    browWeight: between(stream, 0.8, 1.2),
    eyeGap: between(stream, 61, 67),
    eyeSize: between(stream, 0.94, 1.1),
    eyeTilt: between(stream, -2, 5),
    noseWidth: between(stream, 0.88, 1.16),
    mouthWidth: between(stream, 0.92, 1.12),
    lipFullness: between(stream, 0.85, 1.2),
  }
}
