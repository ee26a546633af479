// Makes the letters of the pictures that are shared: outlines, widths and kerning of our faces, so that the server needs no fonts.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type SubsetFont = (
  font: Buffer,
  text: null,
  options: {
    readonly targetFormat: 'sfnt'
    readonly keepAllGlyphs: true
    readonly noHinting: true
    readonly variationAxes: Readonly<Record<string, number>>
  },
) => Promise<Buffer>
type Font = {
  readonly unitsPerEm: number
  readonly characterSet: readonly number[]
  readonly layout: (text: string) => {
    readonly glyphs: readonly Glyph[]
    readonly advanceWidth: number
  }
}
type Glyph = {
  readonly advanceWidth: number
  readonly path: { readonly commands: readonly Command[] }
}
type Command = { readonly command: string; readonly args: readonly number[] }

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as SubsetFont
// The reader of fonts that the writer of receipts brings along.
const { create } = createRequire(require.resolve('pdfkit'))('fontkit') as {
  create: (bytes: Buffer) => Font
}

const FONTS = 'src/web/ui/fonts'
const OUT = 'src/server/features/sharing/glyphs.json'
const EM = 1000
const FACES = { display: { stem: 'bricolage', wght: 680 }, text: { stem: 'figtree', wght: 600 } }
/** Letters with accents are kerned like those without. */
const KERNED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?-–’“”„&'.split(
  '',
)

const faces: Record<string, unknown> = {}
for (const [name, { stem, wght }] of Object.entries(FACES)) {
  const latin = await fontOf(`${stem}-latin.woff2`, wght)
  const extended = await fontOf(`${stem}-latin-ext.woff2`, wght)
  faces[name] = {
    glyphs: Object.assign({}, ...[extended, latin].map(glyphsOf)),
    kerning: kerningOf(latin),
  }
}
writeFileSync(OUT, `${JSON.stringify(faces)}\n`)
execFileSync('node_modules/.bin/oxfmt', [OUT])

async function fontOf(file: string, wght: number): Promise<Font> {
  const bytes = await subsetFont(readFileSync(`${FONTS}/${file}`), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght },
  })
  return create(bytes)
}

/** Width and outline of every character, in thousandths of its size. */
function glyphsOf(font: Font): Record<string, [number, string]> {
  const inEm = (value: number) => Math.round((value * EM) / font.unitsPerEm)
  return Object.fromEntries(
    font.characterSet.map((code) => {
      const character = String.fromCodePoint(code)
      const [glyph] = font.layout(character).glyphs
      return [character, [inEm(glyph!.advanceWidth), glyph!.path.commands.map(drawn).join('')]]
    }),
  )

  /** Letters stand on the line, and pictures count downwards. */
  function drawn({ command, args }: Command): string {
    const points = args.map((value, at) => inEm(at % 2 ? -value : value)).join(' ')
    return command === 'closePath' ? 'Z' : `${letterOf(command)}${points}`
  }
}

function letterOf(command: string): string {
  return { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' }[command]!
}

function kerningOf(font: Font): Record<string, number> {
  const width = (text: string) => (font.layout(text).advanceWidth * EM) / font.unitsPerEm
  const alone = new Map(KERNED.map((character) => [character, width(character)]))
  const pairs = KERNED.flatMap((left) => KERNED.map((right) => [left, right] as const))
  return Object.fromEntries(
    pairs
      .map(([left, right]): [string, number] => [
        left + right,
        Math.round(width(left + right) - alone.get(left)! - alone.get(right)!),
      ])
      .filter(([, kern]) => Math.abs(kern) >= 3),
  )
}
