import { type Gender, type Person, person } from './portrait/person.ts'
import type { Stream } from './portrait/random.ts'
import { between, chance, streamOf } from './portrait/random.ts'
import { settingOf } from './portrait/setting.ts'

/** A person whose photos lie ready in the pack, with what a profile says of their looks. */
export type Face = {
  /** From 1 on: the pack's files start with it. */
  readonly number: number
  readonly seed: string
  readonly gender: Gender
  readonly age: number
  /** So many photos are in the pack. */
  readonly shots: number
  readonly hairColor: string
  readonly eyeColor: string
  readonly bodyType: string
  readonly hasTattoo: boolean
}

/** How many faces the pack holds: more than the largest country has members with photos. */
export const PACK_SIZE = 425

/** A face of the pack by its number, from 1 on; beyond the pack they come round again. */
export function faceOf(number: number): Face {
  faces ??= makeFaces()
  return faces[(number - 1) % PACK_SIZE]!
}

let faces: Face[] | undefined

/** Of those that are made, these are not in the pack. */
const LEFT_OUT = { after: 210, count: 110 }

/** So many faces of the same gender before one differ from it in place and in hair. */
export const REACH = 6

type Wanted = Pick<Face, 'number' | 'gender' | 'age' | 'shots'>

/** The first faces, which belong to the demo's named logins. */
const FIRST: readonly Omit<Wanted, 'number'>[] = [
  { gender: 'male', age: 36, shots: 3 },
  { gender: 'female', age: 33, shots: 5 },
  { gender: 'male', age: 29, shots: 2 },
]

const AGES = [
  { share: 0.06, from: 23, to: 24 },
  { share: 0.31, from: 25, to: 34 },
  { share: 0.28, from: 35, to: 44 },
  { share: 0.2, from: 45, to: 54 },
  { share: 0.11, from: 55, to: 64 },
  { share: 0.04, from: 65, to: 72 },
]

const SHOTS = [
  { share: 0.43, shots: 2 },
  { share: 0.38, shots: 3 },
  { share: 0.12, shots: 4 },
  { share: 0.07, shots: 5 },
]

function makeFaces(): Face[] {
  const stream = streamOf('faces')
  const made: Face[] = []
  const known = new Map<Gender, Looks[]>([
    ['female', []],
    ['male', []],
  ])
  for (let number = 1; number <= PACK_SIZE + LEFT_OUT.count; number++) {
    const wanted = { number, ...(FIRST[number - 1] ?? anybody(stream)) }
    const { face, looks } = firstUnlike(known.get(wanted.gender)!.slice(-REACH), wanted)
    known.get(wanted.gender)!.push(looks)
    made.push(face)
  }
  made.splice(LEFT_OUT.after, LEFT_OUT.count)
  return made.map((face, index) => ({ ...face, number: index + 1 }))
}

function anybody(stream: Stream): Omit<Wanted, 'number'> {
  const gender = chance(stream, 0.5) ? 'female' : 'male'
  const { from, to } = oneOf(stream, AGES)
  const age = Math.floor(between(stream, from, to + 1))
  return { gender, age, shots: oneOf(stream, SHOTS).shots }
}

function oneOf<T extends { readonly share: number }>(stream: Stream, groups: readonly T[]): T {
  let left = stream()
  return groups.find(({ share }) => (left -= share) < 0) ?? groups[0]!
}

function firstUnlike(before: readonly Looks[], wanted: Wanted): { face: Face; looks: Looks } {
  for (let attempt = 0; ; attempt++) {
    const seed = `${wanted.number}.${attempt}`
    const who = person({ ...wanted, seed })
    const looks = looksOf(who)
    if (!before.some((other) => isLike(looks, other)))
      return { face: { ...wanted, seed, ...wordsFor(who) }, looks }
  }
}

/** What one sees first of a portrait. */
type Looks = { readonly scene: string; readonly cut: string; readonly hair: string }

export function looksOf(who: Person): Looks {
  return { scene: settingOf(who, 0).scene, cut: who.cut, hair: who.hair }
}

function isLike(one: Looks, other: Looks): boolean {
  return one.scene === other.scene || (one.cut === other.cut && one.hair === other.hair)
}

const BALD: readonly string[] = ['shaved', 'thin']

/** The words of a profile for what the portrait shows. */
function wordsFor({ cut, grey, hair, eyes, figure, tattoo }: Person) {
  return {
    hairColor: BALD.includes(cut) ? 'bald' : grey >= 0.5 ? 'grey' : HAIR_WORDS[hair],
    eyeColor: eyes === 'dark brown' ? 'brown' : eyes,
    bodyType: figure,
    hasTattoo: tattoo !== 'none',
  }
}

const HAIR_WORDS: Record<Person['hair'], string> = {
  black: 'black',
  espresso: 'brown',
  'dark brown': 'brown',
  brown: 'brown',
  'light brown': 'brown',
  chestnut: 'brown',
  auburn: 'red',
  copper: 'red',
  'dark blond': 'blond',
  blond: 'blond',
  'light blond': 'blond',
}
