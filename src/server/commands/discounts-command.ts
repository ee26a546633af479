import { runDiscounts } from './discounts.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runDiscounts(process.argv.slice(2), {
    db,
    print: (line) => console.log(line),
    now: new Date(),
  }),
)
