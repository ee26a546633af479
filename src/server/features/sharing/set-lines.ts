import { widthOf, type Lettering } from './glyphs.ts'

type Box = { readonly width: number; readonly height: number }
export type SetLines = { readonly size: number; readonly lines: readonly string[] }

const SIZES = [88, 82, 76, 70, 64, 58, 52, 46, 42]
export const LEADING = 1.02
const TRACKING = -22

export function headline(size: number): Lettering {
  return { face: 'display', size, tracking: TRACKING }
}

/** A sentence in the largest letters with which it fits, in lines of about one length. */
export function setLines(text: string, box: Box): SetLines {
  const fitting = SIZES.map((size) => ({ size, lines: wrapped(text, size, box.width) })).find(
    ({ size, lines }) =>
      lines.length * size * LEADING <= box.height &&
      lines.every((line) => widthOf(line, headline(size)) <= box.width),
  )
  const { size } = fitting ?? { size: SIZES.at(-1)! }
  const broken = fitting ? text : text.replaceAll(/\S{14}(?=\S{3})/g, '$& ')
  return { size, lines: balanced(broken, size, box.width) }
}

/** As many lines as there must be, and the narrowest that make no more. */
function balanced(text: string, size: number, width: number): string[] {
  const { length } = wrapped(text, size, width)
  const narrower = Array.from({ length: 24 }, (_, step) => width * (0.4 + step * 0.025))
  const found = narrower
    .map((limit) => wrapped(text, size, limit))
    .find(
      (lines) =>
        lines.length === length && lines.every((line) => widthOf(line, headline(size)) <= width),
    )
  return found ?? wrapped(text, size, width)
}

function wrapped(text: string, size: number, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1)} ${word}`
    return lines.length > 0 && widthOf(longer, headline(size)) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word]
  }, [])
}
