import { expect, test } from 'vitest'
import { isDatabaseAway } from './errors.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.for([
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('read ECONNRESET', 'ECONNRESET'),
  failure('getaddrinfo EAI_AGAIN database', 'EAI_AGAIN'),
  failure('Connection terminated unexpectedly'),
  failure('Connection terminated due to connection timeout'),
  failure('timeout exceeded when trying to connect'),
  failure('Query read timeout'),
  failure('Client has encountered a connection error and is not queryable'),
  failure('canceling statement due to statement timeout', '57014'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('terminating connection because of crash of another server process', '57P02'),
  failure('the database system is starting up', '57P03'),
  failure('sorry, too many clients already', '53300'),
  failure('could not extend file: No space left on device', '53100'),
  failure('cannot execute INSERT in a read-only transaction', '25006'),
  new Error('could not load the member', { cause: failure('the database is gone', '08006') }),
  new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')], ''),
])('the database is away: $message $code', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.for([
  failure('duplicate key value violates unique constraint', '23505'),
  failure('deadlock detected', '40P01'),
  failure('permission denied for table credit_entry', '42501'),
  failure('password authentication failed', '28P01'),
  failure('a member wrote: Query read timeout'),
  'Query read timeout',
  undefined,
])('the database is there: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
