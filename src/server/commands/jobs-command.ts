import { runJobs } from './jobs.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runJobs(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
