import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'
import { ConfigError, readConfig } from './config.ts'
import { vapidKeysFrom } from './encryption.ts'

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

test('nothing has to be set: a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: 'data',
    TRUSTED_PROXIES: [],
    DEMO: true,
    LOG_LEVEL: 'warn',
    LIMIT_FACTOR: 1,
    isProduction: false,
  })
})

const BUCKET = {
  S3_BUCKET: 'photos',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('photos are in a bucket when all that leads to it is set, and in a folder when nothing is', () => {
  const bucket = { bucket: 'photos', region: 'eu-west-1', accessKeyId: 'key' }

  expect(readConfig({}).s3).toBeNull()
  expect(readConfig(BUCKET).s3).toEqual({
    ...bucket,
    secretAccessKey: 'secret',
    endpoint: undefined,
  })
  expect(readConfig({ ...BUCKET, S3_ENDPOINT: 'https://s3.example' }).s3).toMatchObject({
    endpoint: 'https://s3.example',
  })
})

test('a database may be on several servers, each of which production wants encrypted [RUN-2]', () => {
  const url = 'postgres://app:p%40ss@one.example,two.example:5433/vonk'
  const production = { ...PRODUCTION, DATABASE_URL: url }

  expect(addressesIn(`${url}?sslmode=verify-full`)).toEqual([
    'postgres://app:p%40ss@one.example/vonk?sslmode=verify-full',
    'postgres://app:p%40ss@two.example:5433/vonk?sslmode=verify-full',
  ])
  expect(linesFor({ ...production, DATABASE_URL: `${url}?sslmode=verify-full` })).toEqual([])
  expect(linesFor({ ...production, PRIVATE_HOSTS: 'db,one.example' })).toEqual([
    'DATABASE_URL is not encrypted: add ?sslmode=verify-full, or name two.example in PRIVATE_HOSTS',
  ])
  expect(linesFor({ DATABASE_URL: 'postgres://app@one.example,:x/vonk' })).toEqual([
    'DATABASE_URL must be a postgres:// address',
  ])
})

test('half a bucket is refused with a line for everything that is missing', () => {
  expect(linesFor({ S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-west-1' })).toEqual([
    'S3_BUCKET is missing: photos in a bucket need it',
    'S3_ACCESS_KEY_ID is missing: photos in a bucket need it',
    'S3_SECRET_ACCESS_KEY is missing: photos in a bucket need it',
  ])
  expect(linesFor({ ...BUCKET, S3_ENDPOINT: 's3.example' })).toEqual([
    'S3_ENDPOINT must be an http:// or https:// address',
  ])
})

test('keys for pushes are a pair that fits, or none [PSH-1]', () => {
  const { publicKey, privateKey } = vapidKeysFrom('one secret')
  const other = vapidKeysFrom('another').publicKey

  expect(readConfig({}).vapid).toBeNull()
  expect(readConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }).vapid).toEqual({
    publicKey,
    privateKey,
  })
  expect(linesFor({ VAPID_PUBLIC_KEY: publicKey })).toEqual([
    'VAPID_PRIVATE_KEY is missing: a key for pushes is a pair',
  ])
  expect(linesFor({ VAPID_PUBLIC_KEY: other, VAPID_PRIVATE_KEY: privateKey })).toEqual([
    'VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY',
  ])
  expect(linesFor({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: privateKey })).toEqual([
    'VAPID_PUBLIC_KEY must be 87 letters and digits (base64url)',
  ])
})

test('text messages leave by a gateway with its key, or are kept [PAY-5]', () => {
  const gateway = { SMS_URL: 'https://sms.example/messages', SMS_TOKEN: 'key' }

  expect(readConfig({}).sms).toBeNull()
  expect(readConfig(gateway).sms).toEqual({
    url: 'https://sms.example/messages',
    token: 'key',
    from: undefined,
  })
  expect(readConfig({ ...gateway, SMS_FROM: 'Vonk' }).sms).toMatchObject({ from: 'Vonk' })
  expect(linesFor({ SMS_URL: 'https://sms.example' })).toEqual([
    'SMS_TOKEN is missing: text messages need a gateway and its key',
  ])
  expect(linesFor({ SMS_TOKEN: 'key', SMS_FROM: 'Vonk' })).toEqual([
    'SMS_URL is missing: text messages need a gateway and its key',
  ])
})

test('payments are at Mollie itself unless another address is named [PAY-3]', () => {
  const key = `test_${'a'.repeat(30)}`

  expect(readConfig({ MOLLIE_API_KEY: key })).toMatchObject({
    MOLLIE_API_KEY: key,
    MOLLIE_URL: 'https://api.mollie.com',
  })
})

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', SECRET_KEY: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test'],
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '-1.5', 'PORT must be a whole number from 0 to 65535'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
  ...[' ', '\t', ' 80', '+80', '0x50', '8e1'].map((port): [string, string, string] => [
    'PORT',
    port,
    'PORT must be a whole number from 0 to 65535',
  ]),
  ['PORT', '65536', 'PORT must be at most 65535'],
  ['DATABASE_URL', 'mysql://db/vonk', 'DATABASE_URL must be a postgres:// address'],
  ['DATABASE_URL', 'nonsense', 'DATABASE_URL must be a postgres:// address'],
  ['MIGRATION_DATABASE_URL', 'db', 'MIGRATION_DATABASE_URL must be a postgres:// address'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be 64 hexadecimal digits (openssl rand -hex 32)'],
  ['SECRET_KEY', 'g'.repeat(64), 'SECRET_KEY must be 64 hexadecimal digits (openssl rand -hex 32)'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an smtp:// or smtps:// address'],
  ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an smtp:// or smtps:// address'],
  ...['Vonk', 'Vonk <hello>', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'].map(
    (sender): [string, string, string] => [
      'MAIL_FROM',
      sender,
      'MAIL_FROM must be an address, or a name and an address such as Vonk <hello@example.com>',
    ],
  ),
  ['MOLLIE_API_KEY', 'secret', 'MOLLIE_API_KEY must be a key of Mollie, live_… or test_…'],
  ['MOLLIE_URL', 'api.mollie.com', 'MOLLIE_URL must be an http:// or https:// address'],
  ['SMS_URL', 'sms.example', 'SMS_URL must be an http:// or https:// address'],
  [
    'SMS_FROM',
    'Vonk voor twee',
    'SMS_FROM must be up to 11 letters and digits, or a number such as +31612345678',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
  ['DEMO', 'true', 'DEMO must be yes or no'],
  ['PROCESSES', '0', 'PROCESSES must be auto, or a whole number from 1 to 64'],
  ['PROCESSES', 'all', 'PROCESSES must be auto, or a whole number from 1 to 64'],
  ['LIMIT_FACTOR', '0', 'LIMIT_FACTOR must be at least 1'],
  ['LIMIT_FACTOR', 'many', 'LIMIT_FACTOR must be a whole number from 1 to 1000000'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.1, proxy.example',
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas between',
  ],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/33',
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas between',
  ],
])('%s=%s is refused with one line', (name, value, line) => {
  expect(linesFor({ [name]: value })).toEqual([line])
})

test('an owner of a database without the database is refused with one line', () => {
  expect(linesFor({ MIGRATION_DATABASE_URL: 'postgres://owner@db/vonk' })).toEqual([
    'DATABASE_URL is missing: MIGRATION_DATABASE_URL is of use only beside it',
  ])
})

test('a replica is one server, of a database that is named', () => {
  const replica = 'postgres://app@db2/vonk'
  const named = { DATABASE_URL: 'postgres://app@db/vonk' }

  expect(linesFor({ DATABASE_REPLICA_URL: replica })).toEqual([
    'DATABASE_URL is missing: DATABASE_REPLICA_URL is of use only beside it',
  ])
  expect(linesFor({ ...named, DATABASE_REPLICA_URL: 'postgres://app@one,two/vonk' })).toEqual([
    'DATABASE_REPLICA_URL must name one server',
  ])
  expect(linesFor({ ...named, DATABASE_REPLICA_URL: replica })).toEqual([])
})

test('every wrong value has its own line', () => {
  const lines = linesFor({ PORT: 'x', LOG_LEVEL: 'x', DATABASE_URL: 'x' })

  expect(lines.map((line) => line.split(' ')[0]!).toSorted()).toEqual([
    'DATABASE_URL',
    'LOG_LEVEL',
    'PORT',
  ])
})

test('trusted proxies are a list of addresses and networks', () => {
  const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: ' 10.0.0.1 ,fd00::/8,, ::1' })

  expect(TRUSTED_PROXIES).toEqual(['10.0.0.1', 'fd00::/8', '::1'])
})

test('as many processes as there are cores can be asked for, and there is one where nothing is said', () => {
  expect(readConfig({ PROCESSES: 'auto' }).PROCESSES).toBe(availableParallelism())
  expect(readConfig({}).PROCESSES).toBe(1)
})

test('limits are moved away for tests only where nobody else can ask', () => {
  const refused = ['TEST_LIMIT_FACTOR is refused in production that others can reach']
  const given = { ...PRODUCTION, TEST_LIMIT_FACTOR: '10' }

  expect(linesFor(given)).toEqual([])
  expect(linesFor({ ...given, HOST: '0.0.0.0' })).toEqual(refused)
  expect(linesFor({ ...given, TRUSTED_PROXIES: '127.0.0.1' })).toEqual(refused)
  expect(linesFor({ TEST_LIMIT_FACTOR: '10', HOST: '0.0.0.0' })).toEqual([])
})

test('production takes what it needs, and is no demo unless it says so', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ isProduction: true, DEMO: false })
  expect(readConfig({ ...PRODUCTION, DEMO: 'yes', TRIAL: 'yes' }).DEMO).toBe(true)
})

test.each(['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'SECRET_KEY', 'SMTP_URL'] as const)(
  'production without %s is refused with one line',
  (name) => {
    const lines = linesFor({ ...PRODUCTION, [name]: '' })

    expect(lines).toEqual([expect.stringMatching(`^${name} is missing: production needs`)])
  },
)

test.each(['hello@vonk.example', 'Vonk <hello@vonk.example>', 'Vonk & co. <hello@vonk.example>'])(
  '%s may send mails',
  (sender) => {
    expect(readConfig({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender)
  },
)

test('production refuses a clock that can be moved [W6]', () => {
  expect(linesFor({ ...PRODUCTION, TEST_CLOCK_FILE: '/tmp/clock' })).toEqual([
    'TEST_CLOCK_FILE is refused in production',
  ])
  expect(linesFor({ TEST_CLOCK_FILE: '/tmp/clock' })).toEqual([])
})

test('production refuses deadlines that are stretched [W6]', () => {
  expect(linesFor({ ...PRODUCTION, DEADLINE_FACTOR: '50' })).toEqual([
    'DEADLINE_FACTOR is refused in production',
  ])
  expect(linesFor({ DEADLINE_FACTOR: '50' })).toEqual([])
})

test('no line repeats a secret that was wrong [W6]', () => {
  const lines = linesFor({
    SECRET_KEY: 'hunter2',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SMTP_URL: 'http://root:hunter2@mail',
  })

  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toContain('hunter2')
})
