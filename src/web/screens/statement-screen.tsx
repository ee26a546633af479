import { useLoaderData } from 'react-router'
import type { MemberStatement } from '#contract/decisions.ts'
import { Statement } from '#web/features/decisions/statement.tsx'

/** A statement of reasons by the link in its mail, without a login. */
export function StatementScreen() {
  return <Statement loaded={useLoaderData<MemberStatement | null>()} />
}
