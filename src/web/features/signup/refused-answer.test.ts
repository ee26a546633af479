import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { refusedAnswer } from './answers.ts'

test.each([
  [new Refusal('EMAIL_TAKEN'), 'email', 'EMAIL_TAKEN'],
  [new Refusal('ACCOUNT_DELETED'), 'email', 'ACCOUNT_DELETED'],
  [new Refusal('NAME_NOT_ALLOWED', { field: 'name' }), 'name', 'NAME_NOT_ALLOWED'],
  [new Refusal('TOO_YOUNG'), 'date_of_birth', 'TOO_YOUNG'],
  [new Refusal('PLACE_UNKNOWN'), 'place', 'PLACE_UNKNOWN'],
  [new Refusal('PASSWORD_TOO_COMMON'), 'password', 'PASSWORD_TOO_COMMON'],
  [
    new Refusal('CONTACT_DETAILS', { field: 'target.signup_message' }),
    'signup_message',
    'CONTACT_DETAILS',
  ],
  [new Refusal('CONTACT_DETAILS', { field: 'name' }), 'name', 'CONTACT_DETAILS'],
  [new Refusal('INVALID_INPUT', { field: 'place.city' }), 'place', 'INVALID_INPUT'],
  [new Refusal('INVALID_INPUT', { field: 'consent.terms_date' }), 'terms', 'terms_changed'],
])('%s leads to the answer it is about [SGN-2]', (refusal, field, problem) => {
  expect(refusedAnswer(refusal)).toEqual({ field, problem })
})

test.each([
  new Refusal('SIGNUP_CLOSED'),
  new Refusal('RATE_LIMITED'),
  new Refusal('INVALID_INPUT', { field: 'client_id' }),
  new Error('offline'),
  null,
])('%s is about no answer in particular', (error) => {
  expect(refusedAnswer(error)).toBeNull()
})
