import { type Face, faceOf, PACK_SIZE } from './faces.ts'
import { type Home, NAMES } from './homes/home.ts'
import { HOMES } from './homes/homes.ts'
import { evenly, GOLDEN, loginOf, SILVER, type World } from './identity.ts'
import { hashOf, pick, type Stream, streamOf, chance } from './portrait/random.ts'
import type { Identity, SeeksCouples } from '#contract/identities.ts'
import type { Gender } from './portrait/person.ts'

/** So many members of a world have photos: nobody in their country has the same face. */
export const FACED = 640

/** The face of a member, always the same one. Those without photos have the looks of any. */
export function faceOfMember(world: World, memberNumber: number): Face {
  return handsOf(world)[memberNumber - 1]?.face ?? faceOf(memberNumber)
}

/**
 * The name of a member. In each country a name comes round again only when all others have been given, so that no list
 * shows one three times.
 */
export function nameOf(world: World, memberNumber: number, stream: Stream): string {
  const hand = handsOf(world)[memberNumber - 1]
  return hand?.name ?? pick(stream, namesFor(world, memberNumber, faceOf(memberNumber)).names)
}

/** Whether a member is a profile that the site made up. Nobody of a world has been here for four years, and it was 25 then. */
export function isMadeUp(world: World, memberNumber: number): boolean {
  if (loginOf(memberNumber) || faceOfMember(world, memberNumber).age < 25 + 4) return false
  return evenly(memberNumber, SILVER, streamOf(`${world.seed}:fictional`)()) < 0.19
}

/** Where a member lives: every home has its share of the members, and the logins are where most are. */
export function homeOf({ seed }: World, memberNumber: number): Home {
  if (loginOf(memberNumber)) return HOMES[0]!
  let left = evenly(memberNumber, GOLDEN, streamOf(seed)())
  return HOMES.find(({ share }) => (left -= share) < 0) ?? HOMES[0]!
}

type Hand = { readonly face: Face; readonly name: string }

const hands = new Map<string, readonly Hand[]>()

function handsOf(world: World): readonly Hand[] {
  const known = hands.get(world.seed) ?? deal(world)
  hands.set(world.seed, known)
  return known
}

/** Faces and names are dealt like cards: what is given is out until the deck begins anew. */
function deal(world: World): Hand[] {
  const given = new Map<string, number>()
  const next = (deck: string) => {
    const nth = given.get(deck) ?? 0
    given.set(deck, nth + 1)
    return nth
  }
  const decks = new Map<string, readonly string[]>()
  return Array.from({ length: FACED }, (_, index) => {
    const { country } = homeOf(world, index + 1)
    const face = faceOf(1 + ((firstFace(country) + next(country)) % PACK_SIZE))
    const { key, names } = namesFor(world, index + 1, face)
    const deck = decks.get(key) ?? shuffled(names, `${world.seed}:${key}`)
    decks.set(key, deck)
    return { face, name: deck[next(key) % deck.length]! }
  })
}

/** Most members are where the logins are, whose faces are the first; elsewhere others begin. */
function firstFace(country: string): number {
  return country === 'NL' ? 0 : hashOf(country) % PACK_SIZE
}

/** The names that somebody of this gender and age can have where the member lives. */
export function namesFor(
  world: World,
  memberNumber: number,
  { gender, age }: Pick<Face, 'gender' | 'age'>,
) {
  const home = homeOf(world, memberNumber)
  const generation = age < 50 ? 'younger' : 'older'
  const names: readonly string[] = NAMES[home.names][gender][generation]
  return { key: `${home.country}:${home.names}:${gender}:${generation}`, names }
}

export function shuffled<T>(cards: readonly T[], key: string): T[] {
  const stream = streamOf(key)
  return cards
    .map((card) => ({ card, place: stream() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ card }) => card)
}

type WhoOfInput = {
  readonly number: number
  readonly name: string
  /** Whether this member may be somebody else than a woman or a man: neither the logins nor fictional profiles are. */
  readonly isAny: boolean
}

/** A few are more than a woman or a man, or a couple; of the others one in eight is open to couples. */
export function whoOf(world: World, { number, name, isAny }: WhoOfInput) {
  const stream = streamOf(`${world.seed}:who:${number}`)
  const { gender } = faceOfMember(world, number)
  const identity = isAny ? identityFor(gender, stream()) : null
  const isPair = identity?.startsWith('couple') ?? false
  const isOpen = isPair || (isAny && chance(stream, 1 / 8))
  const partner = partnerGender(gender, identity)
  const partners = namesFor(world, number, { gender: partner, age: 35 }).names
  const other = partners.filter((each) => each !== name)
  return {
    name: isPair ? `${name} & ${pick(stream, other)}` : name,
    identity,
    seeksCouples: (isOpen ? 'also' : 'no') satisfies SeeksCouples,
  }
}

function identityFor(gender: Gender, share: number): Identity | null {
  if (share < 0.02) return gender === 'female' ? 'trans_woman' : 'trans_man'
  if (share < 0.04) return 'non_binary'
  if (share < 0.06) return 'couple_mixed'
  if (share < 0.07) return gender === 'female' ? 'couple_women' : 'couple_men'
  return null
}

function partnerGender(gender: Gender, identity: Identity | null): Gender {
  if (identity !== 'couple_mixed') return gender
  return gender === 'female' ? 'male' : 'female'
}
