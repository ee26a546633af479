import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rounds } from '#test/rounds.ts'
import { headOf } from './head.ts'
import { CUTS, SKINS } from './heritage.ts'
import { isNear } from './paint.ts'
import { person } from './person.ts'
import { portrait } from './portrait.ts'
import { settingOf } from './setting.ts'

const who = { seed: 'a', gender: 'female', age: 34 } as const
/** How many of them are drawn whole. */
const DRAWN = rounds({ landing: 200, night: 600 })
const everybody = Array.from({ length: 600 }, (_, index) => {
  const gender = index % 2 ? ('male' as const) : ('female' as const)
  return person({ seed: String(index), gender, age: 23 + (index % 50) })
})

test('the same shot is always the same picture, and another shot, seed or age is another', () => {
  const pictures = [
    portrait({ ...who, shot: 0 }),
    portrait({ ...who, shot: 1 }),
    portrait({ ...who, seed: 'b', shot: 0 }),
    portrait({ ...who, age: 64, shot: 0 }),
  ]

  expect(portrait({ ...who, shot: 0 })).toBe(pictures[0])
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('every cut is worn, and every picture is whole', () => {
  const broken = everybody.slice(0, DRAWN).flatMap(({ seed, gender, age }, index) => {
    const svg = portrait({ seed, gender, age, shot: index % 5 })
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)
    const isTwice = new Set(defined).size < defined.length
    const isLost = used.some((id) => !defined.includes(id))
    return isTwice || isLost || /NaN|undefined|Infinity/.test(svg) ? [`${seed} ${gender}`] : []
  })
  const worn = new Set<string>(everybody.map(({ cut }) => cut))
  const cuts = Object.values(CUTS).flatMap((one) => Object.values(one).flatMap(Object.keys))

  expect(broken).toEqual([])
  expect(cuts.filter((cut) => !worn.has(cut))).toEqual([])
})

test('a picture that can be drawn is 800 x 1000 and not empty', async () => {
  const picture = sharp(Buffer.from(portrait({ ...who, shot: 2 })), { density: 9 })

  const { width, height } = await picture.metadata()
  const { entropy } = await picture.stats()

  expect([width, height]).toEqual([100, 125])
  expect(entropy).toBeGreaterThan(4)
})

test('grey comes with age and is grey: nobody young has it, and it has no colour', () => {
  const grey = everybody.filter((one) => one.grey >= 0.5)
  const colours = grey.map((one) => headOf(one, settingOf(one, 0), 1).hair.base)
  const spread = colours.map((colour) => {
    const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
    return Math.max(...parts) - Math.min(...parts)
  })

  expect(grey.length).toBeGreaterThan(20)
  expect(Math.min(...grey.map(({ age }) => age))).toBeGreaterThan(40)
  expect(Math.max(...spread)).toBeLessThan(40)
})

test('a face stays the same on every photo: only the setting differs', () => {
  const one = person(who)

  const scenes = [0, 1, 2, 3, 4].map((shot) => settingOf(one, shot))

  expect(person(who)).toEqual(one)
  expect(new Set(scenes.map(({ kind }) => kind)).size).toBe(5)
})

test('cloth is never of the colour of the skin', () => {
  const bare = everybody.filter((one) => isNear(settingOf(one, 0).colour, SKINS[one.skin]!.base))

  expect(bare).toEqual([])
})
