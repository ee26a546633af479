import type { LocaleCode } from '#contract/locales.ts'
import { INTERESTS } from '#contract/settings.ts'
import { aboutText } from './about-text.ts'
import { SILVER, evenly } from './evenly.ts'
import type { Face } from './faces.ts'
import { PACK_SIZE, faceOf } from './faces.ts'
import type { World } from './identity.ts'
import { identityOf, photoName } from './identity.ts'
import type { Login } from './logins.ts'
import { DEMO_LOGINS, LOGIN_TOWN, loginOf } from './logins.ts'
import { NAMES } from './names.ts'
import type { Stream } from './portrait/random.ts'
import { between, chance, pick, streamOf } from './portrait/random.ts'
import { attraction, heterosexual, profileWords } from './profile-words.ts'
import { transfersTo } from './transfers.ts'
import { whenActive } from './when.ts'
import { homeOf, townOf } from './where.ts'

export type WorldOptions = World & {
  readonly now: Date
  /** Whose photos there are: of those with a portrait in the pack, or a main one of everybody, without files. */
  readonly photos?: 'pack' | 'all'
}

export type DemoMember = ReturnType<typeof demoMember>

/** The member with this number, from 1 on: always the same one in the same world. */
export function demoMember(world: WorldOptions, number: number) {
  const stream = streamOf(`${world.seed}:${number}`)
  const start = streamOf(world.seed)
  const login = loginOf(number)
  const face = faceOf(number)
  const home = login ? homeOf(0, 0) : homeOf(number, start())
  const isFictional = !login && evenly(number, SILVER, start()) < 0.15
  const isPaid = login ? login === 'premium' : !isFictional && chance(stream, 0.2)
  const about = aboutText(stream, home.language, face.gender)
  const account = { world, number, login, isPaid, isFictional }
  return {
    number,
    face,
    ...identityOf(world, number),
    email: login
      ? DEMO_LOGINS.emails[login]
      : `demo${String(number).padStart(4, '0')}@demo.vonk.example`,
    status: login === 'new' ? 'not_confirmed' : 'active',
    name: pick(stream, NAMES[home.names][face.gender][face.age < 50 ? 'younger' : 'older']),
    gender: face.gender,
    ...(login ? heterosexual(face.gender) : attraction(stream, face.gender)),
    dateOfBirth: birthday(stream, face.age, world.now),
    country: home.country,
    ...(login ? LOGIN_TOWN : townOf(stream, home)),
    language: home.language satisfies LocaleCode,
    about: login === 'new' ? '' : about.text,
    hairColor: face.hairColor,
    eyeColor: face.eyeColor,
    ...profileWords(stream, face),
    interests: login === 'new' ? [] : interestsOf(stream, about.interests),
    isPaid,
    isFictional,
    ...timesOf(stream, world, { number, login, isFictional }),
    transfers: transfersTo(stream, account),
    photos: photosOf(stream, world, { number, login, hasMany: isPaid || isFictional }),
  }
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

type Who = { readonly number: number; readonly login: Login | null }

function timesOf(stream: Stream, world: WorldOptions, who: Who & { isFictional: boolean }) {
  const { now } = world
  if (who.login === 'new') return { lastActiveAt: now, signupAt: now }
  const rank = who.login ? 0.3 : who.number / world.members
  return whenActive(stream, { rank, isFictional: who.isFictional, now })
}

function photosOf(stream: Stream, world: WorldOptions, who: Who & { hasMany: boolean }): string[] {
  if (who.login === 'new') return []
  const count = who.number <= PACK_SIZE ? photoCount(stream, who) : world.photos === 'all' ? 1 : 0
  return Array.from({ length: count }, (_, shot) => photoName(world, who.number, shot))
}

/** The main photo and, for most, some more; free members may have three. */
function photoCount(stream: Stream, { login, hasMany }: Who & { hasMany: boolean }): number {
  if (!login && chance(stream, 0.14)) return 1
  return 2 + Math.floor(stream() * (hasMany ? 4 : 2))
}
