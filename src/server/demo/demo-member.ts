import type { LocaleCode } from '#contract/locales.ts'
import { BOUNDARIES } from '#contract/fields.ts'
import { INTERESTS, LOOKS_FOR } from '#contract/settings.ts'
import { FACED, faceOfMember, homeOf, isMadeUp, nameOf, whoOf } from './dealt.ts'
import { promptsOf } from './dealt-prompts.ts'
import type { Face } from './faces.ts'
import type { Home } from './homes/home.ts'
import {
  DEMO_LOGINS,
  identityOf,
  type Login,
  LOGIN_TOWN,
  loginOf,
  photoName,
  transfersTo,
  type World,
} from './identity.ts'
import type { Gender } from './portrait/person.ts'
import { between, chance, pick, type Stream, streamOf, weighted } from './portrait/random.ts'
import { demoTextsIn } from './texts/texts.ts'

export type WorldOptions = World & {
  readonly now: Date
  /** Which members have photos: those with a portrait in the pack, or all of them a main one without files. */
  readonly photos?: 'pack' | 'all'
}

export type DemoMember = ReturnType<typeof demoMember>

/** The member with this number, from 1 on: always the same one in the same world. */
export function demoMember(world: WorldOptions, number: number) {
  const stream = streamOf(`${world.seed}:${number}`)
  const login = loginOf(number)
  const face = faceOfMember(world, number)
  const home = homeOf(world, number)
  const isFictional = isMadeUp(world, number)
  const isPaid = login ? login === 'premium' : !isFictional && pays(stream, face)
  const about = aboutText(stream, { ...home, gender: face.gender, isFictional })
  const name = nameOf(world, number, stream)
  const account = { world, number, login, isPaid, isFictional }
  return {
    number,
    face,
    ...identityOf(world, number),
    email: login
      ? DEMO_LOGINS.emails[login]
      : `demo${String(number).padStart(4, '0')}@demo.vonk.example`,
    status: login === 'new' ? 'not_confirmed' : 'active',
    ...whoOf(world, { number, name, isAny: !login && !isFictional }),
    gender: face.gender,
    ...(login ? heterosexual(face.gender) : attraction(stream, face.gender)),
    dateOfBirth: birthday(stream, face.age, world.now),
    country: home.country,
    ...(login ? LOGIN_TOWN : townOf(stream, home)),
    language: home.language satisfies LocaleCode,
    about: login === 'new' ? '' : about.text,
    hairColor: face.hairColor,
    eyeColor: face.eyeColor,
    bodyType: face.bodyType,
    ...profileWords(stream, face),
    interests: login === 'new' ? [] : interestsOf(stream, about.interests),
    ...(login === 'new' ? NO_WANTS : wantsOf(world, number)),
    prompts: promptsOf(world, number),
    isPaid,
    isFictional,
    ...timesOf(stream, world, { number, login, isFictional }),
    transfers: transfersTo(stream, account),
    photos: photosOf(world, { number, login, face, hasMany: isPaid || isFictional }),
    consents: login || isFictional ? [] : consentsOf(world, number),
  }
}

/** Three in five stand on pages for everybody, and half of these on pages about a type, too. */
function consentsOf({ seed }: World, number: number): ('showcase' | 'showcase_by_type')[] {
  const share = streamOf(`${seed}:consents:${number}`)()
  if (share >= 0.6) return []
  return share < 0.3 ? ['showcase', 'showcase_by_type'] : ['showcase']
}

/** Born such that they have this age today, and not for the first day. */
function birthday(stream: Stream, age: Face['age'], now: Date): string {
  const days = 1 + Math.floor(stream() * 364)
  const born = Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate() - days)
  return new Date(born).toISOString().slice(0, 10)
}

function interestsOf(stream: Stream, told: readonly string[]): string[] {
  const interests = new Set(told)
  const count = Math.floor(between(stream, 4, 9))
  while (interests.size < count) interests.add(pick(stream, INTERESTS))
  return [...interests]
}

const NO_WANTS = { looksFor: [], relationshipStyle: null, boundaries: [] }
const STYLES = { monogamous: 40, open: 24, exploring: 22, swinging: 8, polyamorous: 6 }

/** What a member is after: one to four things, most say how they live, and half of them where they draw the line. */
function wantsOf({ seed }: World, number: number) {
  const stream = streamOf(`${seed}:wants:${number}`)
  const some = (words: readonly string[], count: number) => {
    const chosen = new Set<string>()
    while (chosen.size < count) chosen.add(pick(stream, words))
    return words.filter((word) => chosen.has(word))
  }
  return {
    looksFor: some(LOOKS_FOR, Math.floor(between(stream, 1, 5))),
    relationshipStyle: chance(stream, 0.75) ? weighted<string>(stream, STYLES) : null,
    boundaries: chance(stream, 0.5) ? some(BOUNDARIES, Math.floor(between(stream, 1, 4))) : [],
  }
}

type Who = { readonly number: number; readonly login: Login | null }

function timesOf(stream: Stream, world: WorldOptions, who: Who & { isFictional: boolean }) {
  const { now } = world
  if (who.login === 'new') return { lastActiveAt: now, signupAt: now }
  const rank = who.login ? 0.3 : who.number / world.members
  return whenActive(stream, { rank, isFictional: who.isFictional, now })
}

type Shown = Who & { readonly face: Face; readonly hasMany: boolean }

/** All of a face's photos; free members may have three. */
function photosOf(world: WorldOptions, { number, login, face, hasMany }: Shown): string[] {
  if (login === 'new') return []
  const inPack = hasMany ? face.shots : Math.min(face.shots, MOST_OF_FREE)
  const count = number <= FACED ? inPack : world.photos === 'all' ? 1 : 0
  return Array.from({ length: count }, (_, shot) => photoName(world, number, shot))
}

const MOST_OF_FREE = 3

/** Who shows more photos than free members may has paid; of the others a few have. */
function pays(stream: Stream, { shots }: Face): boolean {
  return chance(stream, 0.05) || shots > MOST_OF_FREE
}

type About = { readonly text: string; readonly interests: readonly string[] }
type Teller = {
  readonly language: LocaleCode
  readonly gender: Gender
  readonly isFictional: boolean
}

/** What a member writes about themselves, and the interests that it speaks of. */
function aboutText(stream: Stream, { language, gender, isFictional }: Teller): About {
  const { openings, pastimes, closings, invitations } = demoTextsIn(language)
  const first = Math.floor(stream() * pastimes.length)
  const second = (first + 1 + Math.floor(stream() * (pastimes.length - 1))) % pastimes.length
  const told = chance(stream, 0.6) ? [pastimes[first]!, pastimes[second]!] : [pastimes[first]!]
  const sentences = [
    pick(stream, openings),
    ...told.map(([, sentence]) => sentence),
    ...(chance(stream, 0.85)
      ? [pick(stream, isFictional ? closings : [...closings, ...invitations])]
      : []),
  ]
  return {
    text: sentences.map((sentence) => worded(stream, sentence, gender)).join(' '),
    interests: told.flatMap(([interest]) => interest ?? []),
  }
}

function worded(stream: Stream, sentence: string, gender: Gender): string {
  return sentence
    .replace(/\[([^/\]]*)\/([^\]]*)\]/g, gender === 'male' ? '$1' : '$2')
    .replace(/\{([^}]*)\}/g, (_, wordings: string) => pick(stream, wordings.split('|')))
}

const STATUSES = [
  {
    until: 30,
    weights: { single: 80, complicated: 7, relationship: 6, open_relationship: 5, divorced: 2 },
  },
  {
    until: 50,
    weights: {
      single: 55,
      divorced: 27,
      open_relationship: 6,
      relationship: 5,
      complicated: 5,
      widowed: 2,
    },
  },
  {
    until: Infinity,
    weights: {
      divorced: 45,
      single: 30,
      widowed: 14,
      open_relationship: 4,
      relationship: 4,
      complicated: 3,
    },
  },
]

const TATTOOS = {
  younger: { none: 45, one: 28, several: 20, many: 7 },
  older: { none: 72, one: 20, several: 7, many: 1 },
}

/** What a profile says in chosen words, as it fits age and portrait. */
function profileWords(stream: Stream, { age, hasTattoo }: Face) {
  const status = STATUSES.find(({ until }) => age < until)!
  const tattoos = age < 45 ? TATTOOS.younger : TATTOOS.older
  return {
    relationshipStatus: weighted<string>(stream, status.weights),
    // One that is on the photos is in the profile, too.
    tattoos: weighted<string>(stream, hasTattoo ? { ...tattoos, none: 0 } : tattoos),
  }
}

/** The gender a member seeks, and the word for it. */
function attraction(stream: Stream, gender: Gender) {
  if (chance(stream, 0.07)) return { sexuality: 'bi', seeks: 'both' } as const
  if (chance(stream, 0.07)) {
    return { sexuality: gender === 'male' ? 'gay' : 'lesbian', seeks: gender } as const
  }
  return heterosexual(gender)
}

function heterosexual(gender: Gender) {
  return { sexuality: 'hetero', seeks: gender === 'male' ? 'female' : 'male' } as const
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** This part of the members was active within the last minutes. */
const ONLINE = 0.147
const LONGEST_MINUTES = 45 * 24 * 60

type When = { readonly lastActiveAt: Date; readonly signupAt: Date }

/** When a member was here last and when they joined. The first of the world are the most active. */
function whenActive(
  stream: Stream,
  { rank, isFictional, now }: { rank: number; isFictional: boolean; now: Date },
): When {
  const idle = isFictional ? idleMinutes(rank) + between(stream, 60, 300) : idleMinutes(rank)
  const lastActiveAt = now.getTime() - idle * between(stream, 0.97, 1) * MINUTE
  const days = chance(stream, 0.1) ? between(stream, 0.05, 6) : 7 + stream() ** 2 * 1100
  return { lastActiveAt: new Date(lastActiveAt), signupAt: new Date(lastActiveAt - days * DAY) }
}

/** A few minutes for those online; then ever longer, up to weeks. */
function idleMinutes(rank: number): number {
  if (rank < ONLINE) return 0.1 + (4 * rank) / ONLINE
  return 6 * (LONGEST_MINUTES / 6) ** ((rank - ONLINE) / (1 - ONLINE))
}

/** A town of a home: a third of the people live in the largest one of their region. */
function townOf(stream: Stream, { areas }: Home): { region: string; city: string } {
  const [region, ...towns] = pick(stream, areas)
  return { region, city: chance(stream, 0.34) ? towns[0]! : pick(stream, towns) }
}

/** The demo world as it is made on a first start. */
export const DEMO_WORLD = { seed: 'vonk', members: 640 } as const

/** All members of a world, one after the other: the same options always give the same members. */
export function* makeWorld(options: WorldOptions): Generator<DemoMember> {
  for (let number = 1; number <= options.members; number++) yield demoMember(options, number)
}
