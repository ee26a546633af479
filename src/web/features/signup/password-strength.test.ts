import { expect, test } from 'vitest'
import { passwordStrength } from './password-fields.tsx'

test.each([
  ['', 'short'],
  ['Ab1!xyz', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdefgh1!', 'fair'],
  ['Abcdefg1', 'fair'],
  ['seven green bikes', 'strong'],
  ['Abcdefgh1234', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
