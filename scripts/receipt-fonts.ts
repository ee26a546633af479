// Makes the fonts that receipts carry: fixed weights of our faces, as JSON that the server's build takes in.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type SubsetFont = (
  font: Buffer,
  text: null,
  options: {
    readonly targetFormat: 'sfnt'
    readonly keepAllGlyphs: true
    readonly noHinting: true
    readonly keepFeatures: readonly string[]
    readonly variationAxes: Readonly<Record<string, number>>
  },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as SubsetFont

const FONTS = 'src/web/ui/fonts'
const OUT = 'src/server/features/payments/receipts/receipt-fonts.json'
const STYLES = {
  text: { stem: 'figtree', wght: 400 },
  strong: { stem: 'figtree', wght: 600 },
  title: { stem: 'bricolage', wght: 700 },
} as const

const fonts: Record<string, Record<string, string>> = {}
for (const [style, { stem, wght }] of Object.entries(STYLES)) {
  fonts[style] = {
    latin: await fixed(`${stem}-latin.woff2`, wght),
    latin_ext: await fixed(`${stem}-latin-ext.woff2`, wght),
  }
}
writeFileSync(OUT, `${JSON.stringify(fonts, null, 2)}\n`)

/** One weight of a font, as the base64 of its bytes. Figures stand in columns, so the tabular ones are kept. */
async function fixed(file: string, wght: number): Promise<string> {
  const font = await subsetFont(readFileSync(`${FONTS}/${file}`), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
    variationAxes: { wght },
  })
  console.log(`${file} at ${wght}: ${font.length} bytes`)
  return font.toString('base64')
}
