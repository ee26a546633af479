import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeUsed, throwawayFolder } from '#test/throwaway-postgres.ts'
import { startPostgres } from './db/embedded/start-postgres.ts'
import type { Config } from './kernel/config.ts'
import { openDatabase } from './open-database.ts'

test('a command that ends while the product starts takes the database away for a moment only', async () => {
  const folder = await throwawayFolder()
  await mkdir(path.join(folder, 'postgres'))
  await makeUsed(path.join(folder, 'postgres'))
  const command = await startPostgres({ folder: path.join(folder, 'postgres'), durable: true })

  const opening = openDatabase({ DATA_DIR: folder } as Config)
  await aMomentInto(command.ownerUrl)
  await command.stop()
  const database = await opening
  onTestFinished(() => database.stop())

  const client = new pg.Client(database.appUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query('select count(*)::int as sites from site')
  expect(rows).toEqual([{ sites: 0 }])
})

/** Until the tables are being made. */
async function aMomentInto(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await expect
    .poll(
      async () => {
        const { rows } = await client.query(`select to_regclass('public.site') is not null as made`)
        return (rows as { made: boolean }[])[0]?.made
      },
      { interval: 5, timeout: 15_000 },
    )
    .toBe(true)
  await client.end()
}
