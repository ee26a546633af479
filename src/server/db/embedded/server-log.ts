import { closeSync, openSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'

const LARGE = 10 * 1024 * 1024

/** Sets a large log aside, as the one older log that is kept. */
export async function turnLog(file: string): Promise<void> {
  if ((await sizeOf(file)) > LARGE) await rename(file, `${file}.old`)
}

/** Opens the log for a program to write to, and remembers from where that program's own words start. */
export async function openLog(file: string) {
  const start = await sizeOf(file)
  const descriptor = openSync(file, 'a', 0o600)
  return {
    descriptor,
    close: () => closeSync(descriptor),
    readNew: () => readFrom(file, start),
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LARGE / 100), 0, null, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
