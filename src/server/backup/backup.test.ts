import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connect, type Db } from '#server/db/connect.ts'
import { openFiles } from '#server/features/media/media.ts'
import { atNight } from '#test/at-night.ts'
import { makeStoredPhoto, makeWorld } from '#test/contract/world.ts'
import { freshDatabase, freshEmptyDatabase } from '#test/database.ts'
import { startS3 } from '#test/fakes/s3.ts'
import { makeMember } from '#test/make.ts'
import { backUp } from './back-up.ts'
import { copyTables } from './copy-tables.ts'
import { backupsIn, readManifest } from './manifest.ts'
import { openPlace, type Place } from './place.ts'
import { restore } from './restore.ts'

const { db, ownerUrl } = await freshDatabase()
const folder = () => mkdtempSync(join(tmpdir(), 'vonk-backup-'))
const filesFolder = folder()
const files = openFiles(filesFolder)
const world = await makeWorld(db, files)
const SECRET = 'a'.repeat(64)
const KEY = 'b'.repeat(64)
const NOON = Date.parse('2026-03-15T12:00:00Z')
let nth = 0

function make(place: Place) {
  nth += 1
  const now = new Date(NOON + nth * 1000)
  return backUp({ ownerUrl, files, place, secretKey: SECRET, now })
}

async function putBack(place: Place, name?: string) {
  const { url, ownerUrl: owner } = await freshEmptyDatabase()
  const into = folder()
  const config = { DATABASE_URL: url, MIGRATION_DATABASE_URL: owner, DATA_DIR: into }
  await restore({ config, files: openFiles(into), place, name })
  const restored = connect(url)
  onTestFinished(() => restored.destroy())
  return { restored, owner, into }
}

const placeAt = (path: string, BACKUP_KEY?: string) => openPlace(path, { s3: null, BACKUP_KEY })

test('every row, every file and every rule of the database is back, to the byte [RUN-4]', async () => {
  const place = await placeAt(folder())

  const made = await make(place)
  const { restored, owner, into } = await putBack(place)

  expect(made.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(50)
  const names = made.tables.map(({ name }) => name)
  expect(await allRowsOf(restored, names)).toEqual(await allRowsOf(db, names))
  expect(await rulesOf(owner)).toEqual(await rulesOf(ownerUrl))
  expect(contentsOf(into)).toEqual(contentsOf(filesFolder))
})

test('what is written while a backup is made breaks none: it shows one moment [RUN-4]', async () => {
  const place = await placeAt(folder())
  const state = { isOver: false }
  const writing = (async () => {
    while (!state.isOver) {
      const member = await makeMember(db, world.site.id)
      await makeStoredPhoto(db, files, member.id)
    }
  })()
  const slow: Place = {
    ...place,
    write: async (key, bytes) => {
      if (key.includes('/tables/member.')) await makeMember(db, world.site.id)
      return place.write(key, bytes)
    },
  }

  const made = await make(slow)
  state.isOver = true
  await writing
  const { restored } = await putBack(place)

  const { rows } = made.tables.find(({ name }) => name === 'member')!
  const back = await restored.selectFrom('member').select('id').execute()
  expect(back).toHaveLength(rows)
})

atNight('a second backup brings new files alone, and either can be put back [RUN-4]', async () => {
  const place = await placeAt(folder())
  const written: string[] = []
  const watched: Place = {
    ...place,
    write: (key, bytes) => {
      if (key.startsWith('files/')) written.push(key)
      return place.write(key, bytes)
    },
  }
  const first = await make(watched)
  written.length = 0
  const member = await makeMember(db, world.site.id)
  const filename = await makeStoredPhoto(db, files, member.id)

  await make(watched)

  expect(written.every((key) => key.includes(filename))).toBe(true)
  expect(written).toHaveLength(5)
  const { restored } = await putBack(place, first.name)
  const found = restored.selectFrom('member').select('id').where('id', '=', member.id)
  expect(await found.execute()).toEqual([])
})

test('who was erased after an old backup is on the list when that one is put back [RUN-4]', async () => {
  const place = await placeAt(folder())
  const member = await makeMember(db, world.site.id)
  const first = await make(place)
  await db.deleteFrom('member').where('id', '=', member.id).execute()
  await db
    .insertInto('erased_member')
    .values({ member_id: member.id, erased_at: new Date(NOON) })
    .execute()
  await make(place)

  const { restored } = await putBack(place, first.name)

  const erased = await restored.selectFrom('erased_member').select('member_id').execute()
  expect(erased.map((each) => each.member_id)).toContain(member.id)
})

atNight('with a key it can be read with that key alone, also from a bucket [RUN-4]', async () => {
  const { s3, objects, close } = await startS3()
  onTestFinished(close)
  const name = `s3://${s3.bucket}/nightly`
  const place = await openPlace(name, { s3, BACKUP_KEY: KEY })

  await make(place)
  await putBack(place)

  const words = [...objects.values()].map((bytes) => bytes.toString('latin1')).join()
  expect(words).not.toContain('manifest')
  expect(words).not.toContain('webp')
  const readAs = async (BACKUP_KEY?: string) =>
    readManifest(await openPlace(name, { s3, BACKUP_KEY }))
  await expect(readAs()).rejects.toThrow('set the BACKUP_KEY')
  await expect(readAs('c'.repeat(64))).rejects.toThrow('does not open with this BACKUP_KEY')
})

test('a backup that was cut off is none, and two are not made at once [RUN-4]', async () => {
  const place = await placeAt(folder())
  const cut: Place = {
    ...place,
    write: (key, bytes) =>
      key.includes('/tables/photo.')
        ? Promise.reject(new Error('cut off'))
        : place.write(key, bytes),
  }

  await expect(make(cut)).rejects.toThrow('cut off')

  expect(await backupsIn(place)).toEqual([])
  const state: { second?: unknown } = {}
  const busy: Place = {
    ...place,
    write: async (key, bytes) => {
      state.second ??= await copyTables(ownerUrl, place, 'other').catch((error: unknown) => error)
      return place.write(key, bytes)
    },
  }
  await make(busy)
  expect(String(state.second)).toContain('another backup is being made')
})

test.each([
  ['a piece that was changed by one byte', /tables\/member\.0001\.gz$/, 'is damaged'],
  ['a manifest that was changed', /manifest\.json$/, 'is damaged'],
  ['a list of backups that was cut', /backups\.json$/, 'is damaged'],
])('%s puts nothing back [RUN-4]', async (_, which, words) => {
  const at = folder()
  const place = await placeAt(at)
  await make(place)
  const path = readdirSync(at, { recursive: true })
    .map(String)
    .find((name) => which.test(name))!
  const bytes = readFileSync(join(at, path))
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(join(at, path), path.endsWith('backups.json') ? bytes.subarray(0, 20) : bytes)
  const empty = await freshEmptyDatabase()
  const config = {
    DATABASE_URL: empty.url,
    MIGRATION_DATABASE_URL: empty.ownerUrl,
    DATA_DIR: folder(),
  }

  await expect(
    restore({ config, files: openFiles(folder()), place, name: undefined }),
  ).rejects.toThrow(words)

  expect(await rulesOf(empty.ownerUrl)).toEqual([])
})

test('nothing is ever written over, and nothing newer is read [RUN-4]', async () => {
  const place = await placeAt(folder())
  const manifest = await make(place)
  const intoUsed = (DATA_DIR: string, store: string) =>
    restore({
      config: { DATABASE_URL: ownerUrl, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR },
      files: openFiles(store),
      place,
      name: undefined,
    })

  await expect(intoUsed(folder(), folder())).rejects.toThrow('the database is not empty')
  await expect(intoUsed(folder(), filesFolder)).rejects.toThrow('there are files already')
  await expect(readManifest(place, 'nightly')).rejects.toThrow('has no backup nightly')
  await expect(readManifest(await placeAt(folder()))).rejects.toThrow('has no backup')
  await expect(openPlace('ftp://x/y', { s3: null, BACKUP_KEY: undefined })).rejects.toThrow(
    'neither',
  )

  const { addManifest } = await import('./manifest.ts')
  const migrations = [...manifest.migrations, { name: '999_later', checksum: 'x' }]
  await addManifest(place, { ...manifest, name: 'later', migrations })
  await expect(intoUsed(folder(), folder())).rejects.toThrow('it knows migration 999_later')
})

async function allRowsOf(of: Db, tables: readonly string[]): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = sql<{ row: string }>`
      select whole::text as row from ${sql.table(table)} as whole order by 1`
    all[table] = (await rows.execute(of)).rows.map(({ row }) => row)
  }
  return all
}

/** Tables, links, checks, indexes, triggers and where numbers go on. */
async function rulesOf(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ rule: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal
    union all select sequencename || ' ' || coalesce(last_value::text, '-')
      from pg_sequences where schemaname = 'public'
    union all select table_name || ' ' || privilege_type from information_schema.role_table_grants
      where grantee = 'vonk_app' and table_schema = 'public'
    order by 1`)
    return rows.map(({ rule }) => rule)
  } finally {
    await client.end()
  }
}

function contentsOf(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    names.map((name) => [name.slice(path.length), readFileSync(name).toString('base64')]),
  )
}
