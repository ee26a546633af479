import { connect } from '#server/db/connect.ts'
import { systemClock as clock } from '#server/kernel/time.ts'
import { readConfig } from '#server/kernel/config.ts'
import { explainAndExit } from '#server/kernel/process.ts'
import { type Database, openDatabase, openExistingDatabase } from '#server/open-database.ts'
import { PROGRAMS } from './programs.ts'

/** Commands may work in large batches, and no member waits for them. */
const LONGEST_STATEMENT_MS = 120_000

/** For an operator who asks for help only, or who begins with none: the command connects at its first query, and there is none. */
const NO_DATABASE: Database = {
  appUrl: 'postgres://localhost/none',
  ownerUrl: 'postgres://localhost/none',
  stop: async () => {},
}

try {
  const [name = '', ...args] = process.argv.slice(2)
  const load = PROGRAMS[name]
  if (!load) throw new Error(`There is no program ${name}: ${Object.keys(PROGRAMS).join(', ')}.`)
  const config = readConfig(process.env)
  // A demo world may be the first thing in a database; all else needs one that is there.
  const open = name === 'demo' ? openDatabase : openExistingDatabase
  const needsNone = name === 'restore' || args.includes('--help')
  const database = needsNone ? NO_DATABASE : await open(config)
  const db = connect(database.appUrl, {
    statementMs: LONGEST_STATEMENT_MS,
    prepare: config.DATABASE_PREPARE,
  })
  try {
    const print = (line: string) => console.log(line)
    const program = await load()
    const { ownerUrl } = database
    process.exitCode = await program(args, { db, ownerUrl, config, print, now: clock() })
  } finally {
    await db.destroy()
    await database.stop()
  }
} catch (error) {
  explainAndExit(error)
}
