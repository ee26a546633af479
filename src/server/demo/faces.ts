import type { Gender } from './portrait/person.ts'
import { person } from './portrait/person.ts'
import type { Stream } from './portrait/random.ts'
import { between, chance, streamOf } from './portrait/random.ts'
import { paletteNumber } from './portrait/setting.ts'

/** A person whose main portrait lies ready in the pack. */
export type Face = {
  /** From 1 on: the pack's files start with it. */
  readonly number: number
  readonly seed: string
  readonly gender: Gender
  readonly age: number
  readonly hairColor: string
  readonly eyeColor: string
}

/** How many faces the pack holds. */
export const PACK_SIZE = 640

/** The face of a member, always the same one; beyond the pack the faces come round again. */
export function faceOf(memberNumber: number): Face {
  faces ??= makeFaces()
  return faces[(memberNumber - 1) % PACK_SIZE]!
}

let faces: Face[] | undefined

/** So many faces of the same gender before one differ from it in palette and in hair. */
const REACH = 6

type Wanted = Pick<Face, 'number' | 'gender' | 'age'>

/** The first faces, which belong to the demo's named logins. */
const FIRST: readonly Omit<Wanted, 'number'>[] = [
  { gender: 'male', age: 36 },
  { gender: 'female', age: 33 },
  { gender: 'male', age: 29 },
]

const AGES = [
  { share: 0.1, from: 18, to: 24 },
  { share: 0.28, from: 25, to: 34 },
  { share: 0.27, from: 35, to: 44 },
  { share: 0.2, from: 45, to: 54 },
  { share: 0.11, from: 55, to: 64 },
  { share: 0.04, from: 65, to: 72 },
]

function makeFaces(): Face[] {
  const stream = streamOf('faces')
  const made: Face[] = []
  for (let number = 1; number <= PACK_SIZE; number++) {
    const { gender, age } = FIRST[number - 1] ?? anybody(stream)
    const before = made.filter((face) => face.gender === gender).slice(-REACH)
    made.push(firstUnlike(before, { number, gender, age }))
  }
  return made
}

function anybody(stream: Stream): Omit<Wanted, 'number'> {
  const gender = chance(stream, 0.52) ? 'female' : 'male'
  let left = stream()
  const group = AGES.find(({ share }) => (left -= share) < 0) ?? AGES[0]!
  return { gender, age: Math.floor(between(stream, group.from, group.to + 1)) }
}

function firstUnlike(before: Face[], { number, gender, age }: Wanted): Face {
  for (let attempt = 0; ; attempt++) {
    const seed = `${number}.${attempt}`
    const { hairWord, eyeWord } = person(seed, gender, age)
    const face = { number, seed, gender, age, hairColor: hairWord, eyeColor: eyeWord }
    if (!before.some((other) => looksLike(face, other))) return face
  }
}

function looksLike(one: Face, other: Face): boolean {
  if (paletteNumber(one.seed, 0) === paletteNumber(other.seed, 0)) return true
  const a = person(one.seed, one.gender, one.age)
  const b = person(other.seed, other.gender, other.age)
  return a.hair === b.hair && a.style === b.style
}
