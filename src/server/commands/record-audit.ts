import type { Db } from '#server/db/connect.ts'
import { auditRecord } from '#server/features/record/record.ts'

type RunRecordAuditInput = { readonly db: Db; readonly print: (line: string) => void }

const HELP = `The audit of the record

  npm run record:audit   proves that no row of the record was changed or is missing, and names the first one that is

It changes nothing and can run beside the product. The exit code is 1 when the chain is broken.`

/** Tells whether the record of operators is whole, and gives the exit code. */
export async function runRecordAudit(
  args: readonly string[],
  { db, print }: RunRecordAuditInput,
): Promise<number> {
  if (args.length > 0) {
    print(HELP)
    return args.includes('--help') ? 0 : 1
  }
  const { rows, broken } = await auditRecord(db)
  print(
    broken
      ? `row ${broken.number} does not fit: ${broken.why}; the ${rows} rows before it do`
      : `${rows} rows: the chain is whole`,
  )
  return broken ? 1 : 0
}
