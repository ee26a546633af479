import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/vonk',
  MIGRATION_DATABASE_URL: 'postgres://owner@db/vonk',
  SECRET_KEY: '0123456789abcdef'.repeat(4),
  SMTP_URL: 'smtp://user:password@mail.example:587?requireTLS=true',
  PRIVATE_HOSTS: 'db',
}

/** The lines that a start with these variables is refused with. */
function linesFor(variables: Record<string, string>): string[] {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

const BUCKET = {
  S3_BUCKET: 'photos',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('production is no trial unless it says so: made-up members and test payments are refused [W6] [P11]', () => {
  const key = { MOLLIE_API_KEY: `test_${'a'.repeat(30)}` }

  expect(linesFor({ ...PRODUCTION, ...key, DEMO: 'yes' })).toEqual([
    'DEMO=yes is refused in production without TRIAL=yes',
    'MOLLIE_API_KEY must be a live_… key in production without TRIAL=yes',
  ])
  expect(linesFor({ ...PRODUCTION, ...key, DEMO: 'yes', TRIAL: 'yes' })).toEqual([])
  expect(linesFor({ ...key, DEMO: 'yes' })).toEqual([])
  expect(linesFor({ ...PRODUCTION, MOLLIE_API_KEY: `live_${'a'.repeat(30)}` })).toEqual([])
})

test.each([
  [
    'DATABASE_URL',
    'postgres://app@10.0.0.7/vonk',
    'postgres://app@10.0.0.7/vonk?sslmode=verify-full',
  ],
  [
    'MIGRATION_DATABASE_URL',
    'postgres://o@pg.example/v?sslmode=prefer',
    'postgres:///v?host=/run/pg',
  ],
  ['SMTP_URL', 'smtp://mail.example:587', 'smtps://mail.example'],
  ['REDIS_URL', 'redis://cache.example', 'rediss://cache.example'],
  ['MOLLIE_URL', 'http://mollie.example', 'https://mollie.example'],
  ['S3_ENDPOINT', 'http://s3.example', 'https://s3.example'],
  ['SMS_URL', 'http://sms.example', 'https://sms.example'],
])(
  'production refuses %s in the open, unless to this machine or a host that is named [W6]',
  (name, plain, safe) => {
    const more = { ...BUCKET, SMS_URL: 'https://sms.example', SMS_TOKEN: 'key' }
    const linesWith = (value: string, hosts = 'db') =>
      linesFor({ ...PRODUCTION, ...more, PRIVATE_HOSTS: hosts, [name]: value })
    const { hostname } = new URL(plain)

    expect(linesWith(plain)).toEqual([
      expect.stringMatching(`^${name} is not encrypted: .+ name ${hostname} in PRIVATE_HOSTS$`),
    ])
    expect(linesWith(plain, `db, ${hostname}`)).toEqual([])
    expect(linesWith(plain.replace(hostname, '127.0.0.1'))).toEqual([])
    expect(linesWith(plain.replace(hostname, 'localhost'))).toEqual([])
    expect(linesWith(safe)).toEqual([])
    expect(
      linesFor({
        ...more,
        [name]: plain,
        DATABASE_URL: plain.startsWith('postgres') ? plain : PRODUCTION.DATABASE_URL,
      }),
    ).toEqual([])
  },
)
