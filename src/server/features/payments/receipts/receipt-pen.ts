import type { PdfDocument } from 'pdfkit'
import fonts from './receipt-fonts.json' with { type: 'json' }

export type FontStyle = keyof typeof fonts
export type Writing = {
  readonly style: FontStyle
  readonly size: number
  readonly color: string
  /** Where it begins, or with isRight where it ends. */
  readonly x: number
  readonly y: number
  readonly isRight?: boolean
}

/** Figures of one width, so that amounts stand in columns. */
const FEATURES = { features: ['tnum', 'kern'], lineBreak: false } as const

/** Writes lines in our own fonts: each is two files, one of them for the letters that most languages do not need. */
export function receiptPen(doc: PdfDocument) {
  for (const [style, files] of Object.entries(fonts))
    for (const [part, bytes] of Object.entries(files))
      doc.registerFont(`${style}:${part}`, Buffer.from(bytes, 'base64'))

  return (line: string, { style, size, color, x, y, isRight = false }: Writing): void => {
    doc.fontSize(size).fillColor(color)
    const runs = runsOf(line).map(({ part, text }) => {
      const name = `${style}:${part}`
      return { name, text, width: doc.font(name).widthOfString(text, FEATURES) }
    })
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    runs.reduce(
      (at, run) => {
        doc.font(run.name).text(run.text, at, y, FEATURES)
        return at + run.width
      },
      isRight ? x - width : x,
    )
  }
}

type Run = { readonly part: 'latin' | 'latin_ext'; readonly text: string }

/** A line in pieces that each have their letters in one file. Spaces that no file has become those that one has. */
export function runsOf(line: string): readonly Run[] {
  const known = line.replaceAll(/[\u2000-\u200A\u202F]/g, '\u00A0')
  const pieces = known.match(
    /[\u0100-\u0130\u0132-\u0151\u0154-\u024F]+|[^\u0100-\u0130\u0132-\u0151\u0154-\u024F]+/g,
  )
  return (pieces ?? []).map((text) => ({
    part: /^[\u0100-\u0130\u0132-\u0151\u0154-\u024F]/.test(text) ? 'latin_ext' : 'latin',
    text,
  }))
}
