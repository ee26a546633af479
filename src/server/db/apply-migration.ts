import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Migration } from './read-migrations.ts'
import { deadline } from '#server/kernel/deadline.ts'

const ATTEMPTS = 5
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Applies one migration, all or nothing; it gives way to the work of the app rather than hold it up, and tries again. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const { code = '' } = error as { code?: string }
      if (attempt === ATTEMPTS || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(code)) {
        throw new Error(`Migration ${migration.name} failed`, { cause: error })
      }
      await sleep(attempt * 200)
    }
  }
}

async function applyOnce(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${deadline(2_000)}`)
  await client.query(sql)
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  await client.query('commit')
}
