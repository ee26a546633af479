import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { deadline } from '#server/kernel/deadline.ts'

/** A file as it was sent. It is gone when the call is over. */
export type ReceivedFile = { readonly path: string; readonly bytes: number; readonly hash: Buffer }

export type FileRules = {
  /** Where files wait while they are looked at. */
  readonly folder: string
  readonly mostBytes: number
  readonly tooLarge: RefusalCode
  /** How long it may take to send. */
  readonly longestMs: number
}

/**
 * Puts what is sent into a file, not into memory, hands it over and removes it. Whoever sends more than is allowed, or for
 * too long, is refused as soon as that shows.
 */
export async function withReceivedFile<Result>(
  source: Readable,
  rules: FileRules,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  await mkdir(rules.folder, { recursive: true })
  const path = join(rules.folder, `${randomUUID()}.upload`)
  try {
    return await work({ path, ...(await copy(source, path, rules)) })
  } finally {
    await rm(path, { force: true })
  }
}

async function copy(source: Readable, path: string, rules: FileRules) {
  const file = await open(path, 'wx', 0o600)
  try {
    return await inTime(copyInto(file, source, rules), rules.longestMs)
  } catch (error) {
    // Whoever hangs up in the middle is not our failure.
    throw source.errored ? new Refusal('REQUEST_TIMEOUT') : error
  } finally {
    await file.close()
  }
}

async function copyInto(file: FileHandle, source: Readable, { mostBytes, tooLarge }: FileRules) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      // The rest is read and forgotten, so that the sender hears the refusal.
      source.resume()
      throw new Refusal(tooLarge)
    }
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  return { bytes, hash: hash.digest() }
}

/** A copy that is given up may never hear that its connection was closed: whoever opened the file closes it. */
function inTime<Result>(copying: Promise<Result>, longestMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('REQUEST_TIMEOUT')), deadline(longestMs))
    copying.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
