import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { drill } from '#server/backup/drill.ts'
import { openPlace } from '#server/backup/place.ts'
import type { Db } from '#server/db/connect.ts'
import type { Config } from '#server/kernel/config.ts'

type Deps = {
  readonly db: Db
  readonly config: Config
  readonly print: (line: string) => void
  readonly now: Date
}

const HELP = `The drill of restoring

  npm run restore:drill -- --from <folder or s3://bucket/folder>

Puts the newest backup back into a database that is gone afterwards, and looks whether it would do: every row is there, the
ledger adds up, the record of operators is whole, who was erased stays erased, and twenty photos open. The exit code is 1 when something is wrong. The result is
written down in the database of the product.`

/** Proves the newest backup for an operator, and gives the exit code. */
export async function runRestoreDrill(args: readonly string[], deps: Deps): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, help: { type: 'boolean' } },
  })
  const { db, config, print, now } = deps
  if (values.from === undefined) {
    print(HELP)
    return values.help ? 0 : 1
  }
  const place = await openPlace(values.from, config)
  const begun = performance.now()
  const { backup, rows, files, problems } = await drill(place, now)
  const seconds = Math.round((performance.now() - begun) / 1000)
  await db
    .insertInto('restore_drill')
    .values({
      id: randomUUID(),
      backup,
      place: place.name,
      drilled_at: now,
      seconds,
      problems: [...problems],
    })
    .execute()
  for (const problem of problems) print(problem)
  const looked = `${backup}: ${rows} rows back in ${seconds} s, ${files} files`
  print(problems.length === 0 ? `${looked}: proven` : `${looked}: ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}
