import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { explain } from './process.ts'

function failure(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: failed`), { code, ...more })
}

test.each([
  [new ConfigError('PORT must be at least 0'), 'PORT must be at least 0'],
  [
    failure('EADDRINUSE', { port: 3000 }),
    'Port 3000 is taken by another program. Stop that one, or choose another: PORT=3001 npm start',
  ],
  [failure('EACCES', { port: 80 }), 'Port 80 is not allowed to this user. Choose one above 1023.'],
  [failure('ENOSPC'), 'The disk is full. Free some space, then start again: nothing was lost.'],
])('%s is explained in one line without a stack', (error, line) => {
  expect(explain(error)).toBe(line)
})

test('what nobody foresaw shows its stack', () => {
  const error = new Error('strange')

  expect(explain(error)).toBe(error.stack)
  expect(explain(failure('EACCES'))).toContain('explain.test.ts')
})
