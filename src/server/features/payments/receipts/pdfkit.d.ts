/** The part of the package that we use: a page to draw on, and the bytes of it. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Options = {
    readonly size: 'A4'
    readonly margin: number
    readonly lang: string
    readonly displayTitle: boolean
    readonly pdfVersion: string
    readonly tagged: boolean
    readonly info: Readonly<Record<string, string | Date>>
  }
  interface PdfDocument extends Readable {
    registerFont(name: string, bytes: Buffer): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    circle(x: number, y: number, radius: number): this
    path(drawing: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(color?: string): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    widthOfString(text: string, options?: object): number
    text(text: string, x: number, y: number, options: object): this
    end(): void
  }
  const PDFDocument: new (options: Options) => PdfDocument
  export default PDFDocument
  export type { PdfDocument }
}
