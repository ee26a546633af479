import type { Identity, SeeksCouples } from '#contract/identities.ts'
import { faceOfMember, namesFor } from './dealt.ts'
import type { World } from './identity.ts'
import type { Gender } from './portrait/person.ts'
import { chance, pick, streamOf } from './portrait/random.ts'

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
