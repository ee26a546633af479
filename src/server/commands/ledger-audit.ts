import type { Db } from '#server/db/connect.ts'
import { auditLedger } from '#server/features/payments/payments.ts'

type RunLedgerAuditInput = { readonly db: Db; readonly print: (line: string) => void }

const HELP = `The audit of the ledger

  npm run ledger:audit   proves every balance and every order against the ledger, and names what differs

It changes nothing and can run beside the product. The exit code is 1 when something differs.`

/** Tells whether all money and all credits add up, and gives the exit code. */
export async function runLedgerAudit(
  args: readonly string[],
  { db, print }: RunLedgerAuditInput,
): Promise<number> {
  if (args.length > 0) {
    print(HELP)
    return args.includes('--help') ? 0 : 1
  }
  const { entries, accounts, orders, differences } = await auditLedger(db)
  for (const line of differences) print(line)
  const looked = `${entries} entries, ${accounts} accounts, ${orders} orders`
  print(
    differences.length === 0
      ? `${looked}: all adds up`
      : `${looked}: ${differences.length} do not add up`,
  )
  return differences.length === 0 ? 0 : 1
}
