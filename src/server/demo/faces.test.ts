import { expect, test } from 'vitest'
import { faceOf, looksOf, PACK_SIZE } from './faces.ts'
import { person } from './portrait/person.ts'

const faces = Array.from({ length: PACK_SIZE }, (_, index) => faceOf(index + 1))

test('everybody in the demo world is an adult of a plausible age', () => {
  const ages = faces.map(({ age }) => age)

  expect(Math.min(...ages)).toBeGreaterThanOrEqual(23)
  expect(Math.max(...ages)).toBeLessThanOrEqual(72)
  expect(ages.filter((age) => age >= 25 && age < 55).length / PACK_SIZE).toBeGreaterThan(0.6)
})

test.each(['female', 'male'])('neighbours share neither place nor hair (%s)', (gender) => {
  const row = faces.filter((face) => face.gender === gender).map((face) => looksOf(person(face)))

  const alike = row.slice(1).filter(({ scene, cut, hair }, index) => {
    const before = row[index]!
    return scene === before.scene || (cut === before.cut && hair === before.hair)
  })

  expect(row.length).toBeGreaterThan(150)
  expect(alike).toStrictEqual([])
})

test('beyond the pack the faces come round again', () => {
  expect(faceOf(PACK_SIZE + 7)).toBe(faceOf(7))
})
