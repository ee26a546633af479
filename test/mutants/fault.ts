import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where originals wait while their file has a fault: after a kill they are found here. */
const SHELF = '.cache/mutants'

type Fault = {
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** Puts a fault into a file, and returns how to take it out again. */
export function applyFault({ file, find, replace }: Fault): () => void {
  const original = readFileSync(file, 'utf8')
  const places = original.split(find).length - 1
  if (places !== 1) throw new Error(`${file} has ${places} places that say: ${find}`)
  mkdirSync(SHELF, { recursive: true })
  const kept = join(SHELF, encodeURIComponent(file))
  writeFileSync(kept, original, { flag: 'wx' })
  writeFileSync(
    file,
    original.replace(find, () => replace),
  )
  return () => {
    writeFileSync(file, original)
    rmSync(kept)
  }
}

/** Puts back every original that still waits. */
export function restoreAll(): void {
  if (!existsSync(SHELF)) return
  for (const name of readdirSync(SHELF)) {
    const kept = join(SHELF, name)
    writeFileSync(decodeURIComponent(name), readFileSync(kept))
    rmSync(kept)
  }
}
