import type { Refusal } from '#contract/refusals.ts'

/** What to tell of a request that waits. */
export function waitingLine(number: number): string {
  return `request ${number} waits for a second person: it is above what one may do alone`
}

/** Why money or credits were not given, in a line. */
export function wordsFor({ code }: Refusal): string {
  const words: Readonly<Record<string, string>> = {
    NOT_FOUND: 'there is nothing like that on this site',
    REQUEST_OPEN: 'a request about it is open already',
    NOBODY_TO_APPROVE:
      'it is above what one may do alone, and nobody else could approve it: ask in your own name with --as',
  }
  return words[code] ?? code
}
