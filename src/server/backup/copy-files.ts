import { buffer } from 'node:stream/consumers'
import type { Files } from '#server/features/media/media.ts'
import type { Manifest } from './manifest.ts'
import { readLines, writePieces } from './pieces.ts'
import type { Piece, Place } from './place.ts'

const AT_ONCE = 8

/** Brings every file that the place does not have yet, and lists all that there are. Files never change under their name. */
export async function copyFiles(
  files: Files,
  place: Place,
  { folder, before }: { readonly folder: string; readonly before: Manifest | null },
): Promise<Manifest['files']> {
  const known = new Map<string, Piece>()
  if (before) for await (const piece of filesIn(place, before)) known.set(piece.key, piece)
  const there: Piece[] = []
  await eachAtOnce(files.keys(), async (key) => {
    const at = `files/${key}`
    const piece = known.get(at) ?? (await copyFile(files, place, key, at))
    if (piece) there.push(piece)
  })
  there.sort((a, b) => (a.key < b.key ? -1 : 1))
  const lines = there.map(({ key, bytes, sha256 }) => `${key} ${bytes} ${sha256}\n`)
  const bytes = there.reduce((sum, piece) => sum + piece.bytes, 0)
  return {
    count: there.length,
    bytes,
    lists: await writePieces(place, `${folder}/files`, from(lines)),
  }
}

/** One that was deleted meanwhile is left out. */
async function copyFile(
  files: Files,
  place: Place,
  key: string,
  at: string,
): Promise<Piece | null> {
  const found = await files.find(key)
  if (!found) return null
  const bytes = await buffer(found.stream()).catch(noneIfGone)
  return bytes && place.write(at, bytes)
}

function noneIfGone(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** Puts the files of a backup back. */
export async function loadFiles(place: Place, manifest: Manifest, files: Files): Promise<void> {
  await eachAtOnce(filesIn(place, manifest), async (piece) => {
    await files.write(piece.key.slice('files/'.length), await place.read(piece))
  })
}

/** The files that a backup lists. */
export async function* filesIn(place: Place, { files }: Manifest): AsyncGenerator<Piece, void> {
  for await (const line of readLines(place, files.lists)) {
    const [key = '', bytes, sha256 = ''] = line.split(' ')
    yield { key, bytes: Number(bytes), sha256 }
  }
}

async function* from(lines: readonly string[]): AsyncGenerator<string, void> {
  yield* lines
}

async function eachAtOnce<Item>(
  items: AsyncIterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  const work = async () => {
    for (;;) {
      const next = await iterator.next()
      if (next.done) return
      await act(next.value)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
