import { open } from 'node:fs/promises'
import type { Crop } from '#contract/photos.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Variant } from './files.ts'

/** What a decoder is asked for. */
export type Task = {
  /** An upload that waits in a file, or a picture of our own that is to be cut anew. */
  readonly source: { readonly path: string } | { readonly bytes: Uint8Array }
  readonly crop: Crop | null
  readonly variants: readonly Variant[]
}

export type Picture = {
  /** Of the whole picture, as the full variant has it. */
  readonly width: number
  readonly height: number
  readonly variants: Readonly<Partial<Record<Variant, Buffer>>>
}

/** What a decoder says: that it is there, and then for every task a picture or why there is none. */
export type Word =
  | { readonly isReady: true }
  | { readonly picture: Picture }
  | { readonly refusal: RefusalCode }

const HEAD_BYTES = 16

/** Refuses a file that does not even begin like a picture, before a decoder is troubled with it. */
export async function requirePicture(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES))
    if (kindOf(buffer.subarray(0, bytesRead)) === null) throw new Refusal('PHOTO_UNREADABLE')
  } finally {
    await file.close()
  }
}

type Kind = 'jpeg' | 'png' | 'webp'

/** The kind of a picture by its first bytes: what its name and its sender say counts for nothing. */
export function kindOf(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF'
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
