import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { atNight } from '#test/at-night.ts'
import { type Environment, spawnServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseIn, emptyDataFolder, usedDataFolder } from './data-folder.ts'

const { url, ownerUrl } = await freshDatabase()

test('every wrong value is told in a line of its own', async () => {
  const lines = await refusal({
    NODE_ENV: 'prod',
    PORT: '80a',
    DATABASE_URL: 'mysql://database',
    SECRET_KEY: 'short',
    TRUSTED_PROXIES: '10.0.0.0/8, everyone',
    SMTP_URL: 'mail.example',
    DEMO: 'perhaps',
    LOG_LEVEL: 'loud',
    LIMIT_FACTOR: '0',
  })

  expect(lines).toEqual([
    'NODE_ENV must be development, production or test',
    'PORT must be a whole number from 0 to 65535',
    'DATABASE_URL must be a postgres:// address',
    'SECRET_KEY must be 64 hexadecimal digits (openssl rand -hex 32)',
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas between',
    'SMTP_URL must be an smtp:// or smtps:// address',
    'DEMO must be yes or no',
    'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    'LIMIT_FACTOR must be at least 1',
  ])
})

test('production is refused without its databases, its secret and its mail server, and with a clock or deadlines that can be moved [W6]', async () => {
  const moved = { TEST_CLOCK_FILE: '/tmp/clock', DEADLINE_FACTOR: '2' }
  const lines = await refusal({ NODE_ENV: 'production', ...moved })

  expect(lines).toEqual([
    expect.stringMatching(/^DATABASE_URL is missing: /),
    expect.stringMatching(/^MIGRATION_DATABASE_URL is missing: /),
    expect.stringMatching(/^SECRET_KEY is missing: .+openssl rand -hex 32/),
    expect.stringMatching(/^SMTP_URL is missing: .+smtp:\/\//),
    'TEST_CLOCK_FILE is refused in production',
    'DEADLINE_FACTOR is refused in production',
  ])
})

test('production is refused on a database that may forget what it confirmed [C2]', async () => {
  const careless = `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`

  const lines = await refusal({
    NODE_ENV: 'production',
    DATABASE_URL: careless,
    MIGRATION_DATABASE_URL: ownerUrl,
    SECRET_KEY: '0'.repeat(64),
    SMTP_URL: 'smtp://127.0.0.1:1',
  })

  expect(lines).toEqual([expect.stringMatching(/synchronous_commit.* switched off.+ switch it on/)])
})

test('production is refused with one role for both addresses, which could change the ledger [W6]', async () => {
  const lines = await refusal({
    NODE_ENV: 'production',
    DATABASE_URL: ownerUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    SECRET_KEY: '0'.repeat(64),
    SMTP_URL: 'smtp://127.0.0.1:1',
  })

  expect(lines).toEqual([expect.stringMatching(/^vonk_owner may change .+: set DATABASE_URL to/)])
})

test.for([
  ['does not answer', { host: '127.0.0.1:1' }, /does not answer \(ECONNREFUSED\): start it/],
  ['refuses the password', { password: 'secret-guess' }, /refuses vonk_owner: correct/],
  ['does not know the name', { pathname: '/nowhere' }, /no database nowhere at .+: create it/],
] as const)(
  'a configured database that %s is told in one line, without the password [W6]',
  async ([, change, advice]) => {
    const wrong = Object.assign(new URL(ownerUrl), change)

    const lines = await refusal({ DATABASE_URL: url, MIGRATION_DATABASE_URL: wrong.href })

    expect(lines).toEqual([expect.stringMatching(advice)])
    expect(lines[0]).toContain('MIGRATION_DATABASE_URL')
    expect(lines[0]).not.toContain(wrong.password)
  },
)

test('an app role that is told to migrate is told which role can', async () => {
  const lines = await refusal({ DATABASE_URL: url })

  expect(lines).toEqual([
    expect.stringMatching(/^vonk_app may not change the tables .+: set MIGRATION_DATABASE_URL to/),
  ])
})

test('a port that is taken is told in one line, and the database is stopped again', async () => {
  const folder = await usedDataFolder()
  const port = await takenPort()

  const lines = await refusal({ DATA_DIR: folder, PORT: `${port}` })

  expect(lines).toEqual([
    `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`,
  ])
  expect(await databaseIn(folder)).toBeUndefined()
})

atNight(
  'a start that fails when its database was in use says nothing of lost connections',
  async () => {
    const folder = await usedDataFolder()

    const server = await spawnServer({ DATA_DIR: folder, DEMO: 'yes', GEOIP_FILE: '/nowhere.mmdb' })

    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.stdout()).toBe('Making the demo world …\nMaking the demo world: done\n')
    expect(server.stderr()).toMatch(/^GEOIP_FILE cannot be read .+\n$/)
    expect(await databaseIn(folder)).toBeUndefined()
  },
)

atNight('an address that this machine does not have is told in one line', async () => {
  const lines = await refusal({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    HOST: '192.0.2.1',
  })

  expect(lines).toEqual(['HOST must be an address of this machine, which 192.0.2.1 is not.'])
})

test('data of a newer version is left alone, with advice, and the database is stopped again', async () => {
  const folder = await usedDataFolder()
  await applyFromTheFuture(folder)

  const lines = await refusal({ DATA_DIR: folder })

  expect(lines).toEqual([expect.stringMatching(/newer version .+999_future.+: start that version/)])
  expect(await databaseIn(folder)).toBeUndefined()
})

atNight('data of a newer PostgreSQL is left alone, with advice', async () => {
  const folder = await usedDataFolder()
  await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '99\n')

  const lines = await refusal({ DATA_DIR: folder })

  expect(lines).toEqual([expect.stringMatching(/made by PostgreSQL 99 .+ start the newer version/)])
})

test('a data folder that cannot be one is told in one line', async () => {
  const file = path.join(await emptyDataFolder(), 'file')
  await writeFile(file, '')

  const lines = await refusal({ DATA_DIR: file })

  expect(lines).toEqual([expect.stringMatching(/a file is in the way: .+ another DATA_DIR/)])
})

/** Starts the product and returns the lines with which it ends. */
async function refusal(environment: Environment): Promise<string[]> {
  const server = await spawnServer({ DEADLINE_FACTOR: '1', ...environment })
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.stdout()).toBe('')
  return server.stderr().trimEnd().split('\n')
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Leaves the trace of a migration that this version does not have. */
async function applyFromTheFuture(folder: string): Promise<void> {
  const server = await startPostgres({ folder: path.join(folder, 'postgres'), durable: false })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query(`insert into migration values ('999_future', '', now())`)
  await client.end()
  await server.stop()
}
