import { connect, type Db } from '#server/db/connect.ts'
import { explainAndExit } from '#server/kernel/explain.ts'
import { type Config, readConfig } from '#server/kernel/config.ts'
import { openDatabase } from '#server/open-database.ts'

/** A command may work in large batches, and nobody waits for it. */
const LONGEST_STATEMENT_MS = 120_000

/** Runs a command on the product's database, whether the product is running or not, and ends with its exit code. */
export async function withDatabase(
  command: (db: Db, config: Config) => Promise<number>,
): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config)
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
