import { Refusal } from '#contract/refusals.ts'

/** Whether a link in a mail is used up, too old, or was never one. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof Refusal && ['LINK_INVALID', 'INVALID_INPUT'].includes(error.code)
}
