import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** Whether a call was refused with this code: in the browser, or while the server makes a page. */
export function isRefused(error: unknown, code: RefusalCode): boolean {
  if (error instanceof Refusal) return error.code === code
  return error instanceof Response && error.statusText === code
}
