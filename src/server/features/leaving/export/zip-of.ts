import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Whether it is worth pressing; pictures are pressed already. */
  readonly isText: boolean
}

/** The bytes of a ZIP file, made while they are read: never more than a piece of one entry is held. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { name, bytes, isText } of entries) {
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    file.mtime = now
    zip.add(file)
    for await (const piece of bytes) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
