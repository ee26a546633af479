import { runReports } from './reports.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runReports(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
