import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Migration = { name: string; checksum: string; sql: string }

/** Reads the migrations of a folder in the order in which they apply. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const stray = files.find((file) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(file))
  if (stray !== undefined) throw new Error(`${stray} is not named like 001_sites.sql`)
  return Promise.all(files.map((file) => readMigration(folder, file)))
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const text = await readFile(path.join(folder, file), 'utf8')
  // The same file checked out on another system may have other line ends.
  const sql = text.replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { name: path.basename(file, '.sql'), checksum, sql }
}
