import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { PaymentFinding } from '#contract/office/findings.ts'
import type { Db } from '#server/db/connect.ts'

type Told = z.input<typeof PaymentFinding>
type Row = Omit<Told, 'found_at' | 'settled_at' | 'ours' | 'theirs'> & {
  found_at: Date
  settled_at: Date | null
  facts: Pick<Told, 'ours' | 'theirs'>
}

const findings = sql`
  select payment_finding.id, payment_finding.kind, payment_id, order_id, found_at, facts, settled_at, words, office_case.id as case_id
  from payment_finding
  left join office_case on office_case.kind = 'payment' and subject_id = payment_finding.id and decided_at is null`

/** What did not match of an order, the latest first. */
export async function findingsOf(db: Db, orderId: string): Promise<Told[]> {
  const { rows } = await sql<Row>`
    ${findings} where order_id = ${orderId} and payment_finding.outcome is distinct from 'matched' order by found_at desc limit 20`.execute(
    db,
  )
  return rows.map(findingAnswer)
}

/** What a case is about. */
export async function findingNamed(db: Db, id: string): Promise<Told | null> {
  const { rows } = await sql<Row>`${findings} where payment_finding.id = ${id}`.execute(db)
  return rows[0] ? findingAnswer(rows[0]) : null
}

function findingAnswer({ found_at: at, settled_at: settled, facts, ...row }: Row): Told {
  const { ours, theirs } = facts
  return {
    ...row,
    ours,
    theirs,
    found_at: at.toISOString(),
    settled_at: settled?.toISOString() ?? null,
  }
}
