import { OfficeError } from '#web/office/kit/call.ts'
import { wordsFor } from '#web/office/kit/context.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'

/** Why something could not be done here: what the office says of it in other places is not always about conversations. */
export function whyNot(t: OfficeTexts, error: unknown): string {
  if (!(error instanceof OfficeError)) return wordsFor(t, error)
  const { code, params } = error
  if (code === 'ANSWER_REFUSED')
    return t.writing.faults[params['why'] as keyof typeof t.writing.faults]
  if (code === 'HONEST_FIRST') return t.writing.why.honest
  if (code === 'CARE_FIRST') return t.writing.why.care
  if (code === 'WAIT_FOR_MEMBER') return t.writing.why.waitMore
  if (code === 'WRITING_FULL') return t.writing.full(Number(params['most']))
  if (code === 'CASE_CLAIMED') return t.writing.why.other(String(params['who']))
  if (code === 'NOT_FOUND' || code === 'INVISIBLE') return t.writing.gone
  return wordsFor(t, error)
}
