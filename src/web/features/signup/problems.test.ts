import { expect, test } from 'vitest'
import { type Answers, problemsIn, type Rules, type SignupField } from './answers.ts'

const GOOD: Answers = {
  gender: 'female',
  identity: null,
  seeks: 'both',
  seeks_couples: 'no',
  signup_message: 'Hi',
  name: 'Noor',
  day: '14',
  month: '3',
  year: '1990',
  place: { country: 'NL', region: 'UT', city: 'Utrecht' },
  email: 'noor@example.com',
  password: 'seven green bikes',
  terms: true,
  orientation: true,
  resell: false,
}
const RULES: Rules = {
  messageLength: 10,
  timeZone: 'Europe/Amsterdam',
  now: new Date('2026-05-10T22:30:00Z'),
}

function problemOf(field: SignupField, answers: Partial<Answers>) {
  return problemsIn([field], { ...GOOD, ...answers }, RULES)[field]
}

test('good answers have no problem [SGN-2]', () => {
  const all = ['gender', 'seeks', 'signup_message', 'name', 'date_of_birth', 'place'] as const

  expect(problemsIn([...all, 'email', 'password', 'terms', 'orientation'], GOOD, RULES)).toEqual({})
})

test('a name differs from the e-mail and does not start with @ [SGN-3]', () => {
  expect(problemOf('name', { name: ' Noor@Example.com ' })).toBe('NAME_NOT_ALLOWED')
  expect(problemOf('name', { name: '@noor' })).toBe('NAME_NOT_ALLOWED')
  expect(problemOf('name', { name: 'noor at home' })).toBeUndefined()
})

test('a name has 2 to 40 characters that can be seen [SGN-3]', () => {
  expect(problemOf('name', { name: ' N ' })).toBe('name_short')
  expect(problemOf('name', { name: 'N'.repeat(41) })).toBe('name_long')
  expect(problemOf('name', { name: 'No\u200bor' })).toBe('name_characters')
  expect(problemOf('name', { name: 'Zoë 💛' })).toBeUndefined()
})

test('a member is 18 to the day, by the calendar of the site [SGN-3, P11]', () => {
  expect(problemOf('date_of_birth', { day: '11', month: '5', year: '2008' })).toBeUndefined()
  expect(problemOf('date_of_birth', { day: '12', month: '5', year: '2008' })).toBe('TOO_YOUNG')
})

test('a date of birth is a day of the calendar, not too long ago [SGN-3]', () => {
  expect(problemOf('date_of_birth', { day: '' })).toBe('date_missing')
  expect(problemOf('date_of_birth', { day: '30', month: '2' })).toBe('date_missing')
  expect(problemOf('date_of_birth', { year: '90' })).toBe('date_missing')
  expect(problemOf('date_of_birth', { year: '1890' })).toBe('TOO_YOUNG')
})

test('an e-mail address is there and looks like one [SGN-4]', () => {
  expect(problemOf('email', { email: ' ' })).toBe('email_missing')
  expect(problemOf('email', { email: 'noor@example' })).toBe('email_invalid')
  expect(problemOf('email', { email: ' noor@example.com ' })).toBeUndefined()
})

test('a password has 8 to 128 characters [AUT-8]', () => {
  expect(problemOf('password', { password: '1234567' })).toBe('password_short')
  expect(problemOf('password', { password: 'x'.repeat(129) })).toBe('password_long')
  expect(problemOf('password', { password: 'x'.repeat(128) })).toBeUndefined()
})

test('a first message may be empty, and is not longer than a message [SGN-2]', () => {
  expect(problemOf('signup_message', { signup_message: '' })).toBeUndefined()
  expect(problemOf('signup_message', { signup_message: 'x'.repeat(11) })).toBe('message_long')
})

test('without consent to the terms, and to the use of whom one seeks, there is no account [SGN-9] [LAW-7]', () => {
  expect(problemOf('terms', { terms: false })).toBe('terms_missing')
  expect(problemOf('orientation', { orientation: false })).toBe('orientation_missing')
})
