import { Refusal, REFUSALS, type RefusalCode } from '#contract/refusals.ts'

/** Whether a call was refused with this code. While the server makes a page, only the status of it is known. */
export function isRefused(error: unknown, code: RefusalCode): boolean {
  if (error instanceof Refusal) return error.code === code
  return error instanceof Response && error.status === REFUSALS[code]
}
