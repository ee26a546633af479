import { runMembers } from './members.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runMembers(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
