import { runPartners } from './partners.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runPartners(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
