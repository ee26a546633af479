import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openCursor, sealCursor } from './search-members.ts'

const SECRET = 's'.repeat(64)
const cursor = { activeMicros: 1_772_366_400_123_456, id: randomUUID(), asOf: new Date(1e12) }

test('a cursor says what it was told, to the microsecond [SEA-2]', () => {
  expect(openCursor(SECRET, sealCursor(SECRET, cursor))).toEqual(cursor)
})

test('a cursor tells nobody else who was here when, and is never the same twice [P8]', () => {
  const sealed = sealCursor(SECRET, cursor)

  expect(sealed).toMatch(/^[\w-]{10,100}$/)
  expect(sealCursor(SECRET, cursor)).not.toBe(sealed)
  expect(openCursor('t'.repeat(64), sealed)).toBeNull()
})

test('a cursor that was changed anywhere is none [SEA-2]', () => {
  const sealed = sealCursor(SECRET, cursor)
  const others = Array.from(sealed, (letter, at) => {
    const other = letter === 'A' ? 'B' : 'A'
    return sealed.slice(0, at) + other + sealed.slice(at + 1)
  })

  const read = [...others, sealed.slice(1), sealed.slice(0, -1), `${sealed}A`, ''].filter(
    (written) => Buffer.from(written, 'base64url').compare(Buffer.from(sealed, 'base64url')) !== 0,
  )

  expect(read.length).toBeGreaterThan(60)
  expect(read.filter((written) => openCursor(SECRET, written) !== null)).toEqual([])
})
