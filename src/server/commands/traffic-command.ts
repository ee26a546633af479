import { runTraffic } from './traffic.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runTraffic(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
