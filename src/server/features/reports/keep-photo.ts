import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Db } from '#server/db/connect.ts'
import { doomFiles, photoKey, type Files } from '#server/features/media/media.ts'
import type { NewReport } from './new-report.ts'

const HOUR_MS = 60 * 60 * 1000

type Store = { readonly db: Db; readonly files: Files }

/**
 * Copies a reported photo aside, so that it can be judged when its owner has deleted it. The copy is doomed until the
 * report spares it: one whose report fails goes by itself.
 */
export async function keepPhoto(
  { db, files }: Store,
  report: NewReport,
  filename: string | null,
): Promise<string | null> {
  const file = filename === null ? null : await files.find(photoKey(filename, 'full'))
  if (!file) return null
  // No address leads there, and no other try of the same report either.
  const key = `reports/${report.siteId}/${randomUUID()}.webp`
  const bytes = await buffer(file.stream())
  await doomFiles(db, [key], new Date(report.now.getTime() + HOUR_MS))
  await files.write(key, bytes)
  return key
}
