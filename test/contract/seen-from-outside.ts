import type { Answer } from './send.ts'

/** An answer without what differs between any two of them: equal ones cannot be told apart from outside. */
export function seenFromOutside({ status, headers, text }: Answer) {
  const requestId = String(headers['x-request-id'])
  return {
    status,
    headerNames: Object.keys(headers).toSorted(),
    text: text.replaceAll(requestId, '<request id>'),
  }
}
