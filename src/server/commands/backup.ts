import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/back-up.ts'
import { openPlace } from '#server/backup/place.ts'
import { openStore } from '#server/features/media/media.ts'
import type { Config } from '#server/kernel/config.ts'
import { secretOf } from '#server/kernel/secrets.ts'

type Deps = {
  readonly ownerUrl: string
  readonly config: Config
  readonly print: (line: string) => void
  readonly now: Date
}

const HELP = `Backups

  npm run backup -- --to <folder or s3://bucket/folder>   all rows as they are at one moment, and the files that are new

It changes nothing and can run beside the product. With BACKUP_KEY (openssl rand -hex 32) what is written can be read with that
key alone: keep it elsewhere, and SECRET_KEY with it, which is in no backup. npm run restore puts a backup back, and
npm run restore:drill proves that it could.`

/** Makes a backup for an operator, and gives the exit code. */
export async function runBackup(args: readonly string[], deps: Deps): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  })
  const { config, ownerUrl, print, now } = deps
  if (values.to === undefined) {
    print(HELP)
    return values.help ? 0 : 1
  }
  const place = await openPlace(values.to, config)
  const files = await openStore(config)
  const made = await backUp({ ownerUrl, files, place, secretKey: secretOf(config), now })
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${made.name}: ${rows} rows of ${made.tables.length} tables, ${made.files.count} files`)
  if (!config.BACKUP_KEY)
    print('It is not sealed: whoever can read it reads messages. BACKUP_KEY seals the next place.')
  return 0
}
