import PDFDocument, { type PdfDocument } from 'pdfkit'
import fonts from './receipt-fonts.json' with { type: 'json' }
import type { ReceiptSheet } from './receipt.ts'

const INK = '#221713'
const INK2 = '#57473e'
const INK3 = '#746256'
const LINE = '#e7dccd'
const LEFT = 64
const RIGHT = 531
const COLUMN = 306
const LENS = 'M32 12.8a27 27 0 0 1 0 38.4 27 27 0 0 1 0-38.4z'

type Pen = ReturnType<typeof receiptPen>

/** A receipt as a PDF of one page, A4. */
export function receiptPdf(sheet: ReceiptSheet, madeAt: Date): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: sheet.language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: false,
    info: { Title: sheet.title, Author: sheet.seller.lines[0] ?? '', CreationDate: madeAt },
  })
  const pen = receiptPen(doc)
  drawMark(doc, pen, sheet)
  pen(sheet.title, { style: 'title', size: 30, color: INK, x: LEFT, y: 140 })
  writeSeller(pen, sheet)
  writeFacts(pen, sheet)
  writeRows(doc, pen, sheet)
  pen(sheet.foot, { style: 'text', size: 9.5, color: INK3, x: LEFT, y: 770 })
  doc.end()
  return doc
}

/** The two circles with their lens, and the name of the site. */
function drawMark(doc: PdfDocument, pen: Pen, { site }: ReceiptSheet): void {
  doc
    .save()
    .translate(LEFT - 1, 50)
    .scale(0.62)
  doc.path(LENS).fill(site.brand)
  doc.lineWidth(3).strokeColor(INK)
  doc.circle(23, 32, 21.4).stroke()
  doc.circle(41, 32, 21.4).stroke()
  doc.restore()
  pen(site.name, { style: 'title', size: 19, color: INK, x: LEFT + 44, y: 58 })
}

function writeSeller(pen: Pen, { seller }: ReceiptSheet): void {
  pen(seller.label, { style: 'text', size: 9.5, color: INK3, x: LEFT, y: 204 })
  seller.lines.forEach((line, index) => {
    const look =
      index === 0
        ? ({ style: 'strong', color: INK } as const)
        : ({ style: 'text', color: INK2 } as const)
    pen(line, { ...look, size: 10.5, x: LEFT, y: 220 + index * 16 })
  })
}

function writeFacts(pen: Pen, { facts }: ReceiptSheet): void {
  facts.forEach(({ label, value }, index) => {
    const y = 204 + index * 34
    pen(label, { style: 'text', size: 9.5, color: INK3, x: COLUMN, y })
    pen(value, { style: 'text', size: 10.5, color: INK, x: COLUMN, y: y + 14 })
  })
}

function writeRows(doc: PdfDocument, pen: Pen, { head, rows }: ReceiptSheet): void {
  const small = { style: 'text', size: 9.5, color: INK3, y: 378 } as const
  pen(head.description, { ...small, x: LEFT })
  pen(head.amount, { ...small, x: RIGHT, isRight: true })
  rows.reduce((top, { kind, label, amount }, index) => {
    const y = kind !== 'note' && rows[index - 1]?.kind === 'note' ? top + NOTES_GAP : top
    if (kind !== 'note') rule(doc, y)
    const look = LOOKS[kind]
    const at = { ...look, y: y + (kind === 'note' ? 4 : 11) }
    pen(label, { ...at, x: LEFT })
    pen(amount, { ...at, x: RIGHT, isRight: true })
    return y + look.height
  }, 400)
}

/** Between the last of some notes and the line under it. */
const NOTES_GAP = 10

const LOOKS = {
  line: { style: 'text', size: 11.5, color: INK, height: 36 },
  sum: { style: 'strong', size: 13, color: INK, height: 38 },
  note: { style: 'text', size: 9.5, color: INK3, height: 18 },
} as const

function rule(doc: PdfDocument, y: number): void {
  doc.lineWidth(0.75).moveTo(LEFT, y).lineTo(RIGHT, y).stroke(LINE)
}

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
