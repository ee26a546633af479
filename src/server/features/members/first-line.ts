const LONGEST = 90

/** The first sentence of a text if it fits on a tile, else as many whole words as fit; null when there is no text. */
export function firstLine(text: string): string | null {
  const sentence = /^.*?(?:[.!?…](?=\s|$)|$)/su.exec(text.trim())?.[0] ?? ''
  const line = sentence.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return null
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`
}
