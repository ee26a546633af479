import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { COUNTRY_CODES, COUNTRY_LOCALES, LOCALE_CODES } from '#contract/locales.ts'
import { BOUNDARIES, PromptAnswers } from '#contract/fields.ts'
import { INTERESTS, LOOKS_FOR } from '#contract/settings.ts'
import { ageOn } from '#server/features/members/member-card.ts'
import places from '#server/features/places/places.json' with { type: 'json' }
import { DEMO_LOGINS } from './identity.ts'
import { DEMO_WORLD, makeWorld } from './demo-member.ts'
import { NAMES } from './homes/home.ts'
import { person } from './portrait/person.ts'
import { demoTextsIn } from './texts/texts.ts'

const now = new Date('2026-02-28T12:00:00Z')
const world = [...makeWorld({ ...DEMO_WORLD, now })]

test('the same seed is the same world, and another seed is another', () => {
  const hashOf = (seed: string) =>
    createHash('sha256')
      .update(JSON.stringify([...makeWorld({ ...DEMO_WORLD, seed, now })]))
      .digest('hex')

  expect(hashOf(DEMO_WORLD.seed)).toBe(hashOf(DEMO_WORLD.seed))
  expect(hashOf('another')).not.toBe(hashOf(DEMO_WORLD.seed))
})

test.each(['vonk', 'another', 'third'])(
  'of 640 members most are in the Netherlands and some in every country (%s) [LOC-5]',
  (seed) => {
    const members = [...makeWorld({ ...DEMO_WORLD, seed, now })]
    const dutch = members.filter(({ country }) => country === 'NL').length / members.length

    expect(members).toHaveLength(640)
    expect(dutch).toBeGreaterThan(0.57)
    expect(dutch).toBeLessThan(0.63)
    expect(new Set(members.map(({ country }) => country)).size).toBe(COUNTRY_CODES.length)
  },
)

test('everybody speaks a language of their country, and all eleven are spoken [LOC-5]', () => {
  const strangers = world.filter(
    ({ country, language }) => !(COUNTRY_LOCALES[country] as readonly string[]).includes(language),
  )

  expect(strangers).toStrictEqual([])
  expect(new Set(world.map(({ language }) => language)).size).toBe(LOCALE_CODES.length)
})

test('everybody lives in a town that the product knows, in the region it lies in', () => {
  const cells = Object.values(places.cells).join('\t')

  const lost = world.filter(
    ({ country, region, city }) => !cells.includes(`${country}|${region}|${city}|`),
  )

  expect(lost.map(({ city }) => city)).toStrictEqual([])
})

test('fifteen of a hundred are fictional, and nobody fictional is online or has credits [PRO-2]', () => {
  const fictional = world.filter(({ isFictional }) => isFictional)
  const online = new Date(now.getTime() - 60 * 60_000)

  expect(fictional.length / world.length).toBeGreaterThan(0.13)
  expect(fictional.length / world.length).toBeLessThan(0.17)
  expect(fictional.filter(({ lastActiveAt }) => lastActiveAt > online)).toStrictEqual([])
  expect(fictional.filter(({ isPaid, transfers }) => isPaid || transfers.length > 0)).toStrictEqual(
    [],
  )
})

test('some eighty real members are online when the world is made', () => {
  const since = new Date(now.getTime() - 5 * 60_000)
  const online = world.filter(
    (member) => member.lastActiveAt >= since && member.status === 'active' && !member.isFictional,
  )

  expect(online.length).toBeGreaterThan(70)
  expect(online.length).toBeLessThan(90)
  expect(world.filter(({ lastActiveAt }) => lastActiveAt > now)).toStrictEqual([])
  expect(world.filter(({ signupAt, lastActiveAt }) => signupAt > lastActiveAt)).toStrictEqual([])
})

test.each(['2026-02-28T23:59:59Z', '2028-02-29T00:00:00Z', '2027-01-01T00:00:00Z'])(
  'everybody is as old as their face on %s',
  (day) => {
    const today = new Date(day)
    const members = [...makeWorld({ ...DEMO_WORLD, now: today })]

    const wrong = members.filter(({ dateOfBirth, face }) => ageOn(dateOfBirth, today) !== face.age)

    expect(wrong).toStrictEqual([])
    expect(members.every(({ dateOfBirth }) => ageOn(dateOfBirth, today) >= 18)).toBe(true)
  },
)

test('a profile says what its portrait shows: hair, eyes, figure and tattoos [ACC-2]', () => {
  const wrong = world.filter(({ face, hairColor, eyeColor, bodyType, tattoos }) => {
    const who = person(face)
    const isBald = who.cut === 'shaved' || who.cut === 'thin'
    return (
      (hairColor === 'bald') !== isBald ||
      (!isBald && (hairColor === 'grey') !== who.grey >= 0.5) ||
      !who.eyes.endsWith(eyeColor) ||
      bodyType !== who.figure ||
      (tattoos === 'none' && who.tattoo !== 'none')
    )
  })

  expect(wrong).toStrictEqual([])
  expect(new Set(world.map(({ hairColor }) => hairColor)).size).toBe(6)
})

test('in one country a name is borne by two at most, so that no list shows it three times', () => {
  const bearers = new Map<string, number>()
  for (const { country, name } of world) {
    const key = `${country} ${name}`
    bearers.set(key, (bearers.get(key) ?? 0) + 1)
  }

  const frequent = [...bearers].filter(([, count]) => count > 2)

  expect(frequent.map(([name]) => name)).toStrictEqual([])
})

test.each(['vonk', 'another', 'third'])(
  'in one country nobody has the face of another (%s)',
  (seed) => {
    const members = [...makeWorld({ ...DEMO_WORLD, seed, now })]

    const faces = members.map(({ country, face }) => `${country} ${face.number}`)

    expect(new Set(faces).size).toBe(faces.length)
  },
)

test('a name is one for the gender of its portrait', () => {
  const lists = Object.values(NAMES)
  const namesOf = (gender: 'female' | 'male') =>
    new Set<string>(lists.flatMap((names) => [...names[gender].younger, ...names[gender].older]))
  const known = { female: namesOf('female'), male: namesOf('male') }

  const wrong = world.filter(
    ({ name, gender, face }) => gender !== face.gender || !known[gender].has(name.split(' & ')[0]!),
  )

  expect(wrong.map(({ name }) => name)).toStrictEqual([])
})

test('whom somebody seeks fits the word for it [ACC-2]', () => {
  const seeks = {
    hetero: ['malefemale', 'femalemale'],
    gay: ['malemale'],
    lesbian: ['femalefemale'],
  }
  const wrong = world.filter(({ sexuality, gender, seeks: sought }) =>
    sexuality === 'bi' ? sought !== 'both' : !seeks[sexuality].includes(`${gender}${sought}`),
  )

  expect(wrong).toStrictEqual([])
  expect(new Set(world.map(({ sexuality }) => sexuality)).size).toBe(4)
})

test('no text holds contact details or markup, and none is told twice [ACC-2]', () => {
  const texts = world.flatMap(({ about }) => about || [])

  expect(texts.filter((text) => /@|www|https?:|\.(com|nl|net)\b|\d{3}/i.test(text))).toStrictEqual(
    [],
  )
  expect(texts.filter((text) => /[[\]{}|/]/.test(text))).toStrictEqual([])
  expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.99)
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(2000)
})

test('a fictional profile of the demo seeks nobody and invites nobody [VIS-3]', () => {
  const invited = world.filter(({ about, language }) =>
    demoTextsIn(language).invitations.some((text) => wordedAs(text).test(about)),
  )

  expect(invited.length).toBeGreaterThan(50)
  expect(invited.filter(({ isFictional }) => isFictional)).toStrictEqual([])
})

/** Any wording of a sentence. */
function wordedAs(sentence: string): RegExp {
  const plain = sentence.replaceAll(/[.?]/g, String.raw`\$&`)
  return new RegExp(
    plain.replaceAll(/\{([^}]*)\}/g, '(?:$1)').replaceAll(/\[([^/\]]*)\/([^\]]*)\]/g, '(?:$1|$2)'),
  )
}

test('interests are those of the product, each once [ACC-2]', () => {
  const known: readonly string[] = INTERESTS
  const wrong = world.filter(
    ({ interests }) =>
      new Set(interests).size < interests.length || interests.some((one) => !known.includes(one)),
  )

  expect(wrong).toStrictEqual([])
})

test('wants are those of the product, each once, and everybody but the newcomer has some [WAN-1]', () => {
  const wrong = world.filter(
    ({ looksFor, boundaries }) =>
      !hasEachOnce(looksFor, LOOKS_FOR) || !hasEachOnce(boundaries, BOUNDARIES),
  )
  const silent = world.filter(
    ({ looksFor, status }) => status === 'active' && looksFor.length === 0,
  )

  expect([wrong, silent]).toStrictEqual([[], []])
})

function hasEachOnce(words: readonly string[], known: readonly string[]): boolean {
  return new Set(words).size === words.length && words.every((word) => known.includes(word))
}

test.each(['vonk', 'another', 'third'])(
  'most say something to prompts, as the product takes it, and no country hears one answer three times (%s) [WAN-2]',
  (seed) => {
    const members = [...makeWorld({ ...DEMO_WORLD, seed, now })].filter(
      ({ number }) => number > Object.keys(DEMO_LOGINS.emails).length,
    )
    const told = members.filter(({ prompts }) => prompts.length > 0)
    const twice = told.filter(
      ({ prompts }) => new Set(prompts.map(({ prompt }) => prompt)).size < prompts.length,
    )
    const heard = new Map<string, number>()
    for (const { country, prompts } of told)
      for (const { prompt, answer } of prompts) {
        const key = `${country} ${prompt} ${answer}`
        heard.set(key, (heard.get(key) ?? 0) + 1)
      }

    expect(told.length / members.length).toBeGreaterThan(0.8)
    expect(twice).toStrictEqual([])
    expect(told.map(({ prompts }) => PromptAnswers.parse(prompts))).toStrictEqual(
      told.map(({ prompts }) => prompts),
    )
    expect([...heard].filter(([, count]) => count > 2)).toStrictEqual([])
  },
)

test('a fictional profile of the demo answers no prompt about dates or desire [VIS-3]', () => {
  const answered = world.flatMap(({ isFictional, prompts }) =>
    isFictional ? prompts.map(({ prompt }) => prompt) : [],
  )

  expect(new Set(answered)).toEqual(new Set(['perfect_evening', 'sunday', 'laugh', 'song']))
})

test('all have two to five photos of their face, free members at most three [PHO-1]', () => {
  const free = world.filter(({ isPaid, isFictional }) => !isPaid && !isFictional)
  const shown = world.filter(({ status }) => status === 'active')
  const more = shown.filter(({ photos, face }) => photos.length > face.shots)

  expect(Math.min(...shown.map(({ photos }) => photos.length))).toBe(2)
  expect(Math.max(...shown.map(({ photos }) => photos.length))).toBe(5)
  expect(more).toStrictEqual([])
  expect(Math.max(...free.map(({ photos }) => photos.length))).toBe(3)
})

test('photos have unguessable names of their own that do not depend on the time', () => {
  const names = world.flatMap(({ photos }) => photos)

  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Za-z0-9_-]{32}$/.test(name))).toStrictEqual([])
  expect(
    [...makeWorld({ ...DEMO_WORLD, now: new Date(0) })].flatMap(({ photos }) => photos),
  ).toEqual(names)
})

test('the three named logins are who they say', () => {
  const [free, premium, fresh] = world
  const creditsOf = (member: typeof free) =>
    member?.transfers.reduce((sum, { amount }) => sum + amount, 0)

  expect(free).toMatchObject({ email: DEMO_LOGINS.emails.free, status: 'active', isPaid: false })
  expect(premium).toMatchObject({
    email: DEMO_LOGINS.emails.premium,
    status: 'active',
    isPaid: true,
  })
  expect(fresh).toMatchObject({
    email: DEMO_LOGINS.emails.new,
    status: 'not_confirmed',
    signupAt: now,
  })
  expect([creditsOf(free), creditsOf(premium), creditsOf(fresh)]).toStrictEqual([3, 120, 3])
})

test('in a large world members beyond the pack have photos only when asked', () => {
  const large = { ...DEMO_WORLD, members: 700, now }

  const [plain, everybody] = [[...makeWorld(large)], [...makeWorld({ ...large, photos: 'all' })]]

  expect(plain.slice(640).flatMap(({ photos }) => photos)).toStrictEqual([])
  expect(everybody.slice(640).every(({ photos }) => photos.length === 1)).toBe(true)
})
