import { parseArgs } from 'node:util'
import { nameOf } from '#server/backup/back-up.ts'
import { openPlace } from '#server/backup/place.ts'
import { restore } from '#server/backup/restore.ts'
import { openStore } from '#server/features/media/media.ts'
import type { Config } from '#server/kernel/config.ts'
import { secretOf } from '#server/kernel/secrets.ts'

type Deps = { readonly config: Config; readonly print: (line: string) => void }

const HELP = `Restoring a backup

  npm run restore -- --from <folder or s3://bucket/folder>   put the newest backup back
  npm run restore -- --from <place> --backup <name>          put that one back

It fills the database that DATABASE_URL and MIGRATION_DATABASE_URL name, or an embedded one below DATA_DIR, and the files below
DATA_DIR or in S3_BUCKET. Both must be empty: nothing is ever written over. Set the SECRET_KEY and the BACKUP_KEY of the backup. Who
was erased since, by the newest backup of the place, is erased again at the first start.`

/** Puts a backup back for an operator, and gives the exit code. */
export async function runRestore(
  args: readonly string[],
  { config, print }: Deps,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, backup: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.from === undefined) {
    print(HELP)
    return values.help ? 0 : 1
  }
  const place = await openPlace(values.from, config)
  const files = await openStore(config)
  const { name, files: put, ...made } = await restore({ config, files, place, name: values.backup })
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${name} is back: ${rows} rows, ${put.count} files`)
  if (made.secretKeyName !== nameOf(secretOf(config)))
    print('It was made with another SECRET_KEY: bank details and links in mails need that one.')
  return 0
}
