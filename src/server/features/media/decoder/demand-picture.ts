import { open } from 'node:fs/promises'
import { Refusal } from '#contract/refusals.ts'
import { kindOf } from './kind-of.ts'

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
