import { expect, test } from 'vitest'
import { faceOf } from '../faces.ts'
import { person } from './person.ts'
import { portrait } from './portrait.ts'

const numbers = Array.from({ length: 80 }, (_, index) => index * 8 + 1)

test('the same shot of the same seed is always the same picture', () => {
  const shot = { seed: 'anybody', gender: 'female', age: 41, shot: 2 } as const

  expect(portrait(shot)).toBe(portrait(shot))
  expect(portrait({ ...shot, seed: 'somebody' })).not.toBe(portrait(shot))
})

test('another shot shows the same person elsewhere', () => {
  const face = { seed: 'anybody', gender: 'male', age: 41 } as const
  const irisOf = (svg: string) => svg.includes(person('anybody', 'male', 41).eye.paint)

  const pictures = [0, 1, 3].map((shot) => portrait({ ...face, shot }))

  expect(new Set(pictures).size).toBe(3)
  expect(pictures.every(irisOf)).toBe(true)
})

test.each(numbers)('the picture of face %i is whole', (number) => {
  const svg = portrait({ ...faceOf(number), shot: number % 4 })
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)

  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(defined).toStrictEqual([...new Set(defined)])
  expect(defined).toEqual(expect.arrayContaining([...new Set(used)]))
})

test('nobody has their eyes closed on their main photo', () => {
  const faces = numbers.map((number) => portrait({ ...faceOf(number), shot: 0 }))

  expect(faces.filter((svg) => !svg.includes('id="eye-left"'))).toStrictEqual([])
})
