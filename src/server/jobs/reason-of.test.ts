import { expect, test } from 'vitest'
import { reasonOf } from './queue.ts'

test.each([
  [new Error('550 5.1.1 <anna@example.com>: unknown'), '550 5.1.1 <[hidden]>: unknown'],
  [new Error('no route for "o\'neil+x@münchen.example"'), 'no route for "o\'[hidden]"'],
  [new Error('+31 6 12 34 56 78 does not answer'), '[hidden] does not answer'],
  [Object.assign(new Error('it broke'), { code: 'ESOCKET' }), 'ESOCKET it broke'],
  [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    'connect ECONNREFUSED',
  ],
  ['two\r\nlines', 'two lines'],
  [undefined, 'undefined'],
])('%s is told without anything that is somebody’s [P10]', (error, told) => {
  expect(reasonOf(error)).toBe(told)
})

test('a long story is cut short', () => {
  expect(reasonOf(new Error('x'.repeat(1000)))).toHaveLength(200)
})
