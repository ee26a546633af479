import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(level: string, write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog(level, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test.each([
  'password',
  'token',
  'email',
  'text',
  'code',
  'iban',
  'lat',
  'lon',
  'cookie',
  'authorization',
])('a field named %s is hidden wherever it stands [W6]', (field) => {
  const secret = { [field]: 'canary' }

  const text = logged('debug', (log) => {
    log.info(secret, 'top')
    log.info({ body: secret }, 'below')
    log.info({ request: { headers: secret } }, 'deeper')
    log.child({ session: secret }).warn('of a child')
  })

  expect(text.match(/\[hidden\]/g)).toHaveLength(4)
  expect(text).not.toContain('canary')
})

test('an error of the database is logged without the values it holds [W6]', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "member_email"'),
    {
      detail: 'Key (email)=(canary@example.com) already exists.',
      where: 'canary',
      constraint: 'member_email',
    },
  )

  const text = logged('info', (log) => log.error({ err: error }, 'a request failed'))

  expect(text).toContain('member_email')
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('canary')
})

test('the cause of an error is logged, too', () => {
  const error = new Error('outer', { cause: new Error('inner') })

  expect(logged('info', (log) => log.error({ err: error }))).toContain('inner')
})

test('a level below the chosen one is silent', () => {
  expect(logged('warn', (log) => log.info('hello'))).toBe('')
  expect(logged('silent', (log) => log.fatal('hello'))).toBe('')
})
