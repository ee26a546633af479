import { runLedgerAudit } from './ledger-audit.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db) =>
  runLedgerAudit(process.argv.slice(2), { db, print: (line) => console.log(line) }),
)
