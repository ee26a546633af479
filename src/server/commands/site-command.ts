import { withDatabase } from './with-database.ts'
import { runSite } from './site.ts'

await withDatabase((db) =>
  runSite(process.argv.slice(2), { db, print: (line) => console.log(line) }),
)
