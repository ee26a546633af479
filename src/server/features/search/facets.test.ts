import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PROFILE_WORDS, RELATIONSHIP_STYLES } from '#contract/fields.ts'
import { INTERESTS, LOOKS_FOR } from '#contract/settings.ts'
import { freshDatabase } from '#test/database.ts'

const { db } = await freshDatabase()

const SEARCHED = ['body_type', 'hair_color', 'eye_color', 'relationship_status'] as const
const WORDS = [
  'has_photo',
  ...SEARCHED.flatMap((name) => PROFILE_WORDS[name].map((word) => `${name}:${word}`)),
  ...INTERESTS,
]

const WANTS = [...LOOKS_FOR, ...RELATIONSHIP_STYLES.map((word) => `relationship_style:${word}`)]

async function wantsOf(...words: string[]): Promise<bigint> {
  const { rows } = await sql<{ bits: string }>`
    select search_wants(${words}::text[])::text as bits`.execute(db)
  return BigInt(rows[0]!.bits)
}

async function bitsOf(...words: string[]): Promise<bigint> {
  const { rows } = await sql<{ bits: string }>`
    select search_facets(${words}::text[])::text as bits`.execute(db)
  return BigInt(rows[0]!.bits)
}

test('every word that can be searched for has a bit of its own [SEA-1]', async () => {
  const bits = await Promise.all(WORDS.map((word) => bitsOf(word)))

  expect(bits.filter((bit) => bit === 0n)).toEqual([])
  expect(new Set(bits).size).toBe(WORDS.length)
  expect(await bitsOf(...WORDS)).toBe(bits.reduce((all, bit) => all + bit, 0n))
})

test('every want that can be searched for has a bit of its own [SEA-1] [WAN-1]', async () => {
  const bits = await Promise.all(WANTS.map((word) => wantsOf(word)))

  expect(bits.filter((bit) => bit === 0n)).toEqual([])
  expect(new Set(bits).size).toBe(WANTS.length)
  expect(await wantsOf(...WANTS)).toBe(bits.reduce((all, bit) => all + bit, 0n))
})

test('a word that nobody knows has none', async () => {
  expect(await bitsOf('hair_color:green', 'red', '')).toBe(0n)
  expect(await bitsOf()).toBe(0n)
})
