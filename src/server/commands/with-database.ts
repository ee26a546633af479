import { connect, type Db } from '#server/db/connect.ts'
import { explainAndExit } from '#server/kernel/explain.ts'
import { type Config, readConfig } from '#server/kernel/config.ts'
import { type Database, openExistingDatabase } from '#server/open-database.ts'

/** A command may work in large batches, and nobody waits for it. */
const LONGEST_STATEMENT_MS = 120_000

/** For whoever asks for help only: nobody connects before the first query. */
const NONE: Database = { appUrl: 'postgres://localhost/none', stop: async () => {} }

/** Runs a command on the product's database, whether the product is running or not, and ends with its exit code. */
export async function withDatabase(
  command: (db: Db, config: Config) => Promise<number>,
  open = openExistingDatabase,
): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = process.argv.includes('--help') ? NONE : await open(config)
    const db = connect(database.appUrl, { statementMs: LONGEST_STATEMENT_MS })
    try {
      process.exitCode = await command(db, config)
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    explainAndExit(error)
  }
}
