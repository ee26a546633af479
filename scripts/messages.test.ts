import { expect, test } from 'vitest'
import { checkMessages, differencesBetween } from './messages.ts'

test('all eleven catalogues are complete, and say the same with the same arguments [LOC-6]', () => {
  expect(checkMessages({ write: false })).toEqual([])
})

test.each([
  ['a missing key', { a: 'x', b: 'y' }, { a: 'x' }, 'de/shell lacks b'],
  ['a key too many', { a: 'x' }, { a: 'x', c: 'z' }, 'de/shell has c, which nl does not know'],
  ['an empty text', { a: 'x' }, { a: ' ' }, 'de/shell a is empty'],
  ['another argument', { a: '{n}' }, { a: '{m}' }, 'de/shell a has arguments m instead of n'],
  ['a lost tag', { a: '<b>x</b>' }, { a: 'x' }, 'de/shell a has arguments  instead of b'],
])('a catalogue with %s is noticed [LOC-6]', (_name, source, translation, problem) => {
  expect(differencesBetween(source, translation as Record<string, string>, 'de/shell')).toEqual([
    problem,
  ])
})
