/** A text, its sentences and its clauses, as each is weighed by itself. */
export function piecesOf(text: string): {
  readonly sentences: string[]
  readonly clauses: string[]
} {
  return {
    sentences: piecesIn([text, ...text.split(/(?<=[.!?\n])/)]),
    clauses: piecesIn(text.split(/[.,;:!?\n]/)),
  }
}

/** What has words in it, each once; what is long is cut, so that reading it never takes long. */
function piecesIn(texts: readonly string[]): string[] {
  const pieces = texts
    .map((text) => text.trim())
    .filter((text) => /[\p{Letter}\p{Number}]/u.test(text))
  return [...new Set(pieces)].flatMap((piece) => piece.match(/.{1,300}(?:\s|$)|.{1,300}/gsu) ?? [])
}
