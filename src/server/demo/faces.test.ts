import { expect, test } from 'vitest'
import { PACK_SIZE, faceOf } from './faces.ts'
import { person } from './portrait/person.ts'
import { paletteNumber } from './portrait/setting.ts'

const faces = Array.from({ length: PACK_SIZE }, (_, index) => faceOf(index + 1))

test('everybody in the demo world is an adult of a plausible age', () => {
  const ages = faces.map(({ age }) => age)

  expect(Math.min(...ages)).toBeGreaterThanOrEqual(18)
  expect(Math.max(...ages)).toBeLessThanOrEqual(72)
  expect(ages.filter((age) => age >= 25 && age < 55).length / PACK_SIZE).toBeGreaterThan(0.6)
})

test.each(['female', 'male'])('neighbours share neither palette nor hair (%s)', (gender) => {
  const row = faces.filter((face) => face.gender === gender)
  const hairOf = (face: (typeof row)[number]) => {
    const { hair, style } = person(face.seed, face.gender, face.age)
    return `${hair} ${style}`
  }

  const alike = row.slice(1).filter((face, index) => {
    const before = row[index]!
    const isSamePalette = paletteNumber(face.seed, 0) === paletteNumber(before.seed, 0)
    return isSamePalette || hairOf(face) === hairOf(before)
  })

  expect(row.length).toBeGreaterThan(200)
  expect(alike).toStrictEqual([])
})

test('beyond the pack the faces come round again', () => {
  expect(faceOf(PACK_SIZE + 7)).toBe(faceOf(7))
})
