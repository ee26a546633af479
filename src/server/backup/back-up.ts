import type { Files } from '#server/features/media/media.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { copyFiles } from './copy-files.ts'
import { copyTables } from './copy-tables.ts'
import { addManifest, backupsIn, type Manifest, readManifest } from './manifest.ts'
import type { Place } from './place.ts'

type BackUp = {
  /** As whom all rows and sequences can be read. */
  readonly ownerUrl: string
  readonly files: Files
  readonly place: Place
  readonly secretKey: string
  readonly now: Date
}

/**
 * Makes a backup beside the running product: all rows as they were at one moment, and then the files, so that every photo
 * that the rows know is there. It is one only when its manifest is in the list, which is written last.
 */
export async function backUp({
  ownerUrl,
  files,
  place,
  secretKey,
  now,
}: BackUp): Promise<Manifest> {
  const name = now.toISOString().replaceAll(':', '-').replace('.', '-')
  const isFirst = (await backupsIn(place)).length === 0
  const before = isFirst ? null : await readManifest(place)
  const copied = await copyTables(ownerUrl, place, name)
  const manifest: Manifest = {
    format: 1,
    name,
    begunAt: now.toISOString(),
    secretKeyName: nameOf(secretKey),
    ...copied,
    files: await copyFiles(files, place, { folder: name, before }),
  }
  await addManifest(place, manifest)
  return manifest
}

/** Tells keys apart and gives none away. */
export function nameOf(secretKey: string): string {
  return keyedHash(secretKey, 'backup').slice(0, 12)
}
