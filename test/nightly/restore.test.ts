import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect, type Db } from '#server/db/connect.ts'
import { type EmbeddedPostgres, startPostgres } from '#server/db/embedded/start-postgres.ts'
import { startServer } from '#test/child-server.ts'
import { command } from '#test/command.ts'
import { makeSizedWorld, type Size } from '#test/sized-world.ts'
import { throwawayFolder } from '#test/throwaway-postgres.ts'

const MEGABYTE = 1_000_000
const BYTES = Number(process.env['RESTORE_MEGABYTES'] ?? 120) * MEGABYTE
const GIGABYTE = 1_000 * MEGABYTE
const WITHIN_MINUTES = 15
const DAY_MS = 24 * 60 * 60 * 1000
const SECRET_KEY = randomBytes(32).toString('hex')

test('a backup of members with their photos is back in an empty folder in time, whole, and the erased stay erased [R8] [RUN-4]', async () => {
  const [from, to, place] = [await aFolder(), await aFolder(), await throwawayFolder()]
  const [source, db] = await openDatabase(from)
  const size = await makeSizedWorld({ folder: from, ownerUrl: source.ownerUrl }, BYTES)
  const first = await timed(['backup', '--to', place], from)
  const erased = await eraseOne(db, from)
  await command(['backup', '--to', place], environmentOf(from))

  const name = first.said.split(':')[0]!
  const back = await timed(['restore', '--from', place, '--backup', name], to)

  const bytes = size.database + size.files
  process.stdout.write(
    reportOf({ ...size, backup: first.seconds, restore: back.seconds, cpu: back.cpu }),
  )
  expect((back.seconds / bytes) * GIGABYTE).toBeLessThan(WITHIN_MINUTES * 60)
  expect(countsIn(back.said)).toEqual(countsIn(first.said))
  expect(await command(['ledger-audit'], environmentOf(to))).toContain(': all adds up')
  expect(await command(['record-audit'], environmentOf(to))).toContain('whole')
  expect(await filesIn(to)).toEqual(expect.objectContaining(await filesIn(from)))

  const [, restored] = await openDatabase(to)
  const { rows } = await sql<{ state: string }>`
    select current_setting('data_checksums') as state`.execute(restored)
  expect(rows).toEqual([{ state: 'on' }])
  expect(await isThere(restored, erased)).toBe(true)
  await startServer(environmentOf(to))
  await expect.poll(() => isThere(restored, erased)).toBe(false)
})

/** Commands and the product know each other's data by its folder alone, as an operator has it. */
function environmentOf(folder: string): Record<string, string> {
  return { DATA_DIR: folder, SECRET_KEY }
}

/** A data folder that does not exist yet: a restore begins with none. */
async function aFolder(): Promise<string> {
  return join(await throwawayFolder(), 'data')
}

async function openDatabase(folder: string): Promise<[EmbeddedPostgres, Db]> {
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true })
  const db = connect(postgres.ownerUrl, { max: 2 })
  onTestFinished(async () => {
    await db.destroy()
    await postgres.stop()
  })
  return [postgres, db]
}

async function timed(words: readonly string[], folder: string) {
  const [begun, spent] = [performance.now(), await cpuOfEnded()]
  const said = await command(words, environmentOf(folder))
  return {
    said,
    seconds: (performance.now() - begun) / 1000,
    cpu: (await cpuOfEnded()) - spent,
  }
}

/** Seconds of processor of all processes below this one that have come to their end: a busy machine does not change these. */
async function cpuOfEnded(): Promise<number> {
  const fields = (await readFile('/proc/self/stat', 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** Lets the product erase somebody who left long ago. */
async function eraseOne(db: Db, folder: string): Promise<string> {
  const { id } = await db
    .updateTable('member')
    .set({ status: 'deleted', deleted_at: new Date(Date.now() - 15 * DAY_MS) })
    .where('id', '=', (one) => one.selectFrom('photo').select('member_id').limit(1))
    .returning('id')
    .executeTakeFirstOrThrow()
  const server = await startServer(environmentOf(folder))
  await expect.poll(() => isThere(db, id)).toBe(false)
  await server.stop()
  return id
}

async function isThere(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('member').select('id').where('id', '=', id).execute()
  return found.length > 0
}

/** How many rows and files a command says that it wrote. */
function countsIn(said: string): (string | undefined)[] {
  return [/(\d+) rows/, /(\d+) files/].map((pattern) => pattern.exec(said)?.[1])
}

/** Every file of photos with its length. */
async function filesIn(folder: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const entries = await readdir(join(folder, 'files', 'photos'), {
    recursive: true,
    withFileTypes: true,
  })
  for (const entry of entries.filter((each) => each.isFile()))
    found[entry.name] = (await stat(join(entry.parentPath, entry.name))).size
  return found
}

type Report = Size & {
  readonly backup: number
  readonly restore: number
  /** Of the restore. */
  readonly cpu: number
}

function reportOf({ database, files, members, backup, restore, cpu }: Report): string {
  const bytes = database + files
  const speed = (seconds: number) =>
    `${seconds.toFixed(1)} s (${(bytes / seconds / MEGABYTE).toFixed(1)} MB/s)`
  const all = `${members} members, ${(database / MEGABYTE).toFixed()} MB of database and ${(files / MEGABYTE).toFixed()} MB of photos`
  const minutes = (restore / bytes / 60) * 10 * GIGABYTE
  return `${all}: backup ${speed(backup)}, restore ${speed(restore)}, ${cpu.toFixed(1)} s of processor; 10 GB at this speed ${minutes.toFixed(1)} minutes\n`
}
