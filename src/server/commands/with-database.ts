import { connect, type Db } from '#server/db/connect.ts'
import { explainAndExit } from '#server/kernel/explain.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openDatabase } from '#server/open-database.ts'

/** Runs a command on the product's database, whether the product is running or not, and ends with its exit code. */
export async function withDatabase(command: (db: Db) => Promise<number>): Promise<void> {
  try {
    const database = await openDatabase(readConfig(process.env))
    const db = connect(database.appUrl)
    try {
      process.exitCode = await command(db)
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    explainAndExit(error)
  }
}
