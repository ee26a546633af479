import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Files, openBucket, openFiles } from '#server/features/media/media.ts'
import type { Config } from '#server/kernel/config.ts'

/** What a backup cannot go on with, in one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A part of a backup as it is kept: what it is read by, and what it must be. */
export type Piece = { readonly key: string; readonly bytes: number; readonly sha256: string }

/** Where backups are kept: a folder, or a part of a bucket. With a key, nobody else can read them or change them unseen. */
export type Place = {
  readonly name: string
  has(key: string): Promise<boolean>
  write(key: string, bytes: Buffer): Promise<Piece>
  /** What was written, or an error if it is gone or was changed. */
  read(piece: Pick<Piece, 'key'> & Partial<Piece>): Promise<Buffer>
}

type PlaceConfig = Pick<Config, 's3' | 'BACKUP_KEY'>

/** The place that an operator names: a folder, or s3://bucket/folder with the keys of the product's own bucket. */
export async function openPlace(name: string, { s3, BACKUP_KEY }: PlaceConfig): Promise<Place> {
  const key = BACKUP_KEY === undefined ? null : Buffer.from(BACKUP_KEY, 'hex')
  const [isBucket, bucket = '', folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/([\w./-]*))?$/.exec(name) ?? []
  if (isBucket === undefined) {
    if (/^\w+:\/\//.test(name))
      throw new BackupError(`${name} is neither a folder nor s3://bucket/folder`)
    return sealed(resolve(name), openFiles(resolve(name)), key)
  }
  if (!s3)
    throw new BackupError('backups in a bucket need S3_REGION, S3_ACCESS_KEY_ID and the like')
  const files = await openBucket({ ...s3, bucket })
  const prefix = folder.replace(/\/*$/, folder === '' ? '' : '/')
  return sealed(name, files, key, prefix)
}

function sealed(name: string, files: Files, key: Buffer | null, prefix = ''): Place {
  return {
    name,
    has: (path) => files.has(prefix + path),
    async write(path, bytes) {
      const stored = key ? seal(bytes, path, key) : bytes
      await files.write(prefix + path, stored)
      return { key: path, bytes: stored.length, sha256: sha256Of(stored) }
    },
    async read(piece) {
      const found = await files.find(prefix + piece.key)
      if (!found) throw new BackupError(`${name} lacks ${piece.key}`)
      const stored = await buffer(found.stream())
      if (piece.sha256 !== undefined && sha256Of(stored) !== piece.sha256)
        throw new BackupError(`${piece.key} is damaged: it is not what was written`)
      return open(stored, piece.key, key)
    },
  }
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const MARK = Buffer.from('vonk-sealed-1\n')
const [NONCE, TAG] = [12, 16]

/** Its name is sealed with it, so that no piece can stand in for another. */
function seal(bytes: Buffer, name: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([MARK, nonce, cipher.getAuthTag(), body])
}

function open(stored: Buffer, name: string, key: Buffer | null): Buffer {
  const isSealed = stored.subarray(0, MARK.length).equals(MARK)
  if (!isSealed && key) throw new BackupError(`${name} is not sealed, though BACKUP_KEY is set`)
  if (!isSealed) return stored
  if (!key) throw new BackupError(`${name} is sealed: set the BACKUP_KEY that it was made with`)
  const [from, to] = [MARK.length + NONCE, MARK.length + NONCE + TAG]
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(MARK.length, from))
    .setAAD(Buffer.from(name))
    .setAuthTag(stored.subarray(from, to))
  try {
    return Buffer.concat([decipher.update(stored.subarray(to)), decipher.final()])
  } catch {
    throw new BackupError(`${name} does not open with this BACKUP_KEY, or was changed`)
  }
}
