import { runComplaints } from './complaints.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runComplaints(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
