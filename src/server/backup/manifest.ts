import * as z from 'zod'
import { readMigrations } from '#server/db/migrate.ts'
import { BackupError, type Piece, type Place } from './place.ts'

const piece = z.object({
  key: z.string().regex(/^[\w./-]+$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  begunAt: z.iso.datetime(),
  /** Which SECRET_KEY it belongs to; not the key itself. */
  secretKeyName: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier),
      rows: z.int().nonnegative(),
      pieces: z.array(piece),
    }),
  ),
  sequences: z.array(z.object({ name: identifier, last: z.string().regex(/^\d+$/) })),
  files: z.object({ count: z.int(), bytes: z.int(), lists: z.array(piece) }),
})
/** What one backup consists of. */
export type Manifest = z.output<typeof manifestSchema>

const indexSchema = z.object({ backups: z.array(z.object({ name: z.string(), manifest: piece })) })
type Index = z.output<typeof indexSchema>

const INDEX = 'backups.json'

/** The names of the backups of a place, oldest first: those alone that came to their end. */
export async function backupsIn(place: Place): Promise<string[]> {
  return (await readIndex(place)).backups.map(({ name }) => name)
}

/** The last thing that a backup writes: what is not in the list is no backup. */
export async function addManifest(place: Place, manifest: Manifest): Promise<void> {
  const { backups } = await readIndex(place)
  const bytes = Buffer.from(JSON.stringify(manifest))
  const written = await place.write(`${manifest.name}/manifest.json`, bytes)
  const index: Index = { backups: [...backups, { name: manifest.name, manifest: written }] }
  await place.write(INDEX, Buffer.from(JSON.stringify(index, null, 1)))
}

/** The manifest of a backup by its name, or of the newest. */
export async function readManifest(place: Place, name?: string): Promise<Manifest> {
  const { backups } = await readIndex(place)
  const found = name === undefined ? backups.at(-1) : backups.find((each) => each.name === name)
  if (!found)
    throw new BackupError(
      name === undefined ? `${place.name} has no backup` : `${place.name} has no backup ${name}`,
    )
  return parse(manifestSchema, await place.read(found.manifest), found.manifest.key)
}

async function readIndex(place: Place): Promise<Index> {
  if (!(await place.has(INDEX))) return { backups: [] }
  return parse(indexSchema, await place.read({ key: INDEX }), INDEX)
}

function parse<Output>(schema: z.ZodType<Output>, bytes: Buffer, name: string): Output {
  try {
    return schema.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new BackupError(`${name} is damaged, or of a newer version`)
  }
}

/** Everything of it is there and as it was written. Without this nothing is put back. */
export async function verify(place: Place, pieces: readonly Piece[]): Promise<void> {
  for (const each of pieces) await place.read(each)
}

/** The migrations that bring an empty database to where the backup was. */
export async function refuseNewer({ migrations }: Manifest, folder: string): Promise<void> {
  const ours = new Map((await readMigrations(folder)).map((each) => [each.name, each.checksum]))
  for (const { name, checksum } of migrations) {
    if (!ours.has(name))
      throw new BackupError(
        `the backup was made by a newer version (it knows migration ${name}): restore it with that one`,
      )
    if (ours.get(name) !== checksum)
      throw new BackupError(`the backup was made with another migration ${name} than ours`)
  }
}
