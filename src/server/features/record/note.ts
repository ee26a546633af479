import type { Tx } from '#server/db/connect.ts'
import type { OperatorVisit } from '#server/http/office-route.ts'

/** Who did it: an operator, or nobody by name where a command was run without one. */
export type Doer = {
  readonly operatorId: string | null
  readonly name: string
  readonly via: 'office' | 'command' | 'system'
  readonly requestId?: string
}

/** Whoever has the machine, and gave no name. */
export const COMMAND_LINE: Doer = { operatorId: null, name: 'command line', via: 'command' }

export type Deed = {
  readonly by: Doer
  /** What was done, in a word such as `operator_ended`. */
  readonly action: string
  /** The site it was done on; null for all of them. */
  readonly siteId: string | null
  readonly subject: { readonly kind: string; readonly id: string }
  /** Before and after, and why. Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly now: Date
}

/**
 * Writes down what was done, in the transaction that does it: neither is there without the other. All who write wait for each other
 * here until they commit, so it is the last thing that a transaction does.
 */
export async function note(tx: Tx, deed: Deed): Promise<void> {
  const { by, action, siteId, subject, details = {}, now } = deed
  await tx
    .insertInto('operator_record')
    .values({
      at: now,
      operator_id: by.operatorId,
      who: by.name,
      via: by.via,
      action,
      site_id: siteId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      details: JSON.stringify(details),
      request_id: by.requestId ?? null,
    })
    .execute()
}

/** Whoever asks in the office. */
export function doerOf({ operator, requestId }: OperatorVisit): Doer {
  return { operatorId: operator.id, name: operator.name, via: 'office', requestId }
}
