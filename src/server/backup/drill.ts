import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { connect, type Db } from '#server/db/connect.ts'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { eraseAgain } from '#server/features/leaving/leaving.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { auditRecord } from '#server/features/record/record.ts'
import { filesIn } from './copy-files.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { Piece, Place } from './place.ts'
import { restoreDatabase } from './restore.ts'

type Drilled = {
  readonly backup: string
  readonly rows: number
  readonly files: number
  /** What is wrong with it; a backup without any is proven. */
  readonly problems: readonly string[]
}

const PHOTOS_OPENED = 20
const LONGEST_STATEMENT_MS = 120_000

/** Puts the newest backup back into a database that lives for this alone, and looks whether it would do. */
export async function drill(place: Place, now: Date): Promise<Drilled> {
  const manifest = await readManifest(place)
  const folder = await mkdtemp(join(tmpdir(), 'vonk-drill-'))
  const scratch = await startPostgres({ folder, durable: false })
  try {
    await restoreDatabase(scratch, place, manifest)
    const db = connect(scratch.ownerUrl, { statementMs: LONGEST_STATEMENT_MS })
    try {
      const problems = [
        ...(await auditLedger(db)).differences,
        ...(await problemsOfRecord(db)),
        ...(await problemsOfErased(db, now)),
        ...(await problemsOfPhotos(place, manifest)),
      ]
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      return { backup: manifest.name, rows, files: manifest.files.count, problems }
    } finally {
      await db.destroy()
    }
  } finally {
    await scratch.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function problemsOfRecord(db: Db): Promise<string[]> {
  const { broken } = await auditRecord(db)
  return broken ? [`row ${broken.number} of the record does not fit: ${broken.why}`] : []
}

/** Who was erased goes again, as at the first start after a restore, and nobody of them is left. */
async function problemsOfErased(db: Db, now: Date): Promise<string[]> {
  const { failures } = await eraseAgain(db, now)
  const back = await db
    .selectFrom('erased_member')
    .innerJoin('member', 'member.id', 'erased_member.member_id')
    .select('member.id')
    .execute()
  return [
    ...failures.map((error) => `a member cannot be erased again: ${String(error)}`),
    ...back.map(({ id }) => `member ${id} was erased and is back`),
  ]
}

async function problemsOfPhotos(place: Place, manifest: Manifest): Promise<string[]> {
  const problems: string[] = []
  for (const piece of await someOf(place, manifest)) {
    try {
      await sharp(await place.read(piece)).stats()
    } catch (error) {
      problems.push(`${piece.key} does not open: ${(error as Error).message}`)
    }
  }
  return problems
}

/** Some of the files, each as likely as any other. */
async function someOf(place: Place, manifest: Manifest): Promise<Piece[]> {
  const some: Piece[] = []
  let seen = 0
  for await (const piece of filesIn(place, manifest)) {
    seen += 1
    if (some.length < PHOTOS_OPENED) some.push(piece)
    else {
      const at = randomInt(seen)
      if (at < PHOTOS_OPENED) some[at] = piece
    }
  }
  return some
}
