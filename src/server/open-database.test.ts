import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeUsed, throwawayFolder } from '#test/throwaway-postgres.ts'
import { type EmbeddedPostgres, startPostgres } from '#server/db/embedded/start-postgres.ts'
import { StartError } from '#server/db/errors.ts'
import type { Config } from './kernel/config.ts'
import { openDatabase, openExistingDatabase } from './open-database.ts'

const { url, ownerUrl, ownerDb } = await freshDatabase()

test.for([
  ['at once', usedServer, async () => {}],
  ['while the tables are made', emptyServer, aMomentInto],
] as const)(
  'a command that ends %s while the product starts takes the database away for a moment only',
  async ([, start, wait]) => {
    const folder = await throwawayFolder()
    const command = await start(path.join(folder, 'postgres'))

    const opening = openDatabase({ DATA_DIR: folder } as Config)
    await wait(command.ownerUrl)
    const [database] = await Promise.all([opening, command.stop()])
    onTestFinished(() => database.stop())

    const client = new pg.Client(database.appUrl)
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query('select count(*)::int as sites from site')
    expect(rows).toEqual([{ sites: 0 }])
  },
)

test('a command in a folder without a database says so, and makes none [W6]', async () => {
  const folder = path.join(await throwawayFolder(), 'mistyped')

  const opening = () => openExistingDatabase({ DATA_DIR: folder } as Config)

  expect(opening).toThrow(StartError)
  expect(opening).toThrow(`There is no database in ${folder}. Start Vonk once`)
  expect(existsSync(folder)).toBe(false)
})

test.for([
  ['does not answer', { host: '127.0.0.1:1' }, /does not answer \(ECONNREFUSED\): start it/],
  ['refuses the password', { password: 'secret-guess' }, /refuses vonk_app: correct/],
  ['does not know the role', { username: 'vonk_nobody' }, /refuses vonk_nobody: correct/],
  ['does not know the name', { pathname: '/nowhere' }, /no database nowhere at .+: create it/],
] as const)(
  "a database that %s for the app's role is told in one line, without the password [W6]",
  async ([, change, advice]) => {
    const wrong = Object.assign(new URL(url), change)

    const message = await refusalOf(wrong.href)

    expect(message).toMatch(advice)
    expect(message).toMatch(/correct DATABASE_URL\.$/)
    expect(message).not.toContain(wrong.password)
  },
)

test("an app's role that may not even connect is told in one line what it needs [W6]", async () => {
  const name = new URL(url).pathname.slice(1)
  await sql`revoke connect on database ${sql.id(name)} from public, vonk_app`.execute(ownerDb)
  onTestFinished(async () => {
    await sql`grant connect on database ${sql.id(name)} to public`.execute(ownerDb)
  })

  expect(await refusalOf(url)).toBe(
    `vonk_app may not connect to ${name}: grant connect on that database to it, or correct DATABASE_URL.`,
  )
})

test('a right pair of addresses opens the database', async () => {
  const database = await openDatabase({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
  } as Config)

  expect(database.appUrl).toBe(url)
})

/** The one line with which this address for the app is refused, beside a right one for the owner. */
async function refusalOf(appUrl: string): Promise<string> {
  const config = { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl } as Config
  const error = await openDatabase(config).catch((reason: unknown) => reason)
  if (error instanceof StartError && !error.message.includes('\n')) return error.message
  throw new Error('not refused in one line', { cause: error })
}

/** Until the tables are being made. */
async function usedServer(folder: string): Promise<EmbeddedPostgres> {
  await mkdir(folder)
  await makeUsed(folder)
  return emptyServer(folder)
}

function emptyServer(folder: string): Promise<EmbeddedPostgres> {
  return startPostgres({ folder, durable: true })
}

async function aMomentInto(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await expect
    .poll(
      async () => {
        const { rows } = await client.query(`select to_regclass('public.site') is not null as made`)
        return (rows as { made: boolean }[])[0]?.made
      },
      { interval: 5 },
    )
    .toBe(true)
  await client.end()
}
