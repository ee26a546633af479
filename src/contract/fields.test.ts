import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freeText } from './fields.ts'

const read = (text: string) => z.safeParse(freeText(30), text).data

test.each([
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['as Windows\r\nwrites lines\r', 'as Windows\nwrites lines'],
  ['\u001b]52;c;ZXZpbA==\u0007hello', ']52;c;ZXZpbA==hello'],
  ['\u009b2Jgone', '2Jgone'],
  ['exe.\u202egpj\u202c', 'exe.gpj'],
  ['\u2066left\u2069 and right', 'left and right'],
  ['👩\u200d👩\u200d👧 שלום é', '👩\u200d👩\u200d👧 שלום é'],
  [' \u0007 ', ''],
])('of the text %j is kept what can be seen: %j [W4]', (text, kept) => {
  expect(read(text)).toBe(kept)
})

test('how long a text may be is counted in what is kept', () => {
  expect(read('\u0007'.repeat(100) + 'a'.repeat(30))).toBe('a'.repeat(30))
  expect(read('a'.repeat(31))).toBeUndefined()
})

test('a NUL is left for the server, which refuses it', () => {
  expect(read('a\0b')).toBe('a\0b')
})
