// Makes the committed font files and their @font-face rules: one width of the display face, small subsets, matched fallbacks.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface SubsetOptions {
  targetFormat: 'sfnt' | 'woff2'
  keepAllGlyphs?: boolean
  keepFeatures?: readonly string[]
  noHinting?: boolean
  variationAxes?: Record<string, number | { min: number; max: number }>
}
type SubsetFont = (font: Buffer, text: string | null, options: SubsetOptions) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as SubsetFont

const PACKAGES = 'node_modules/@fontsource-variable'
const OUT = 'src/web/ui/fonts'

const LATIN =
  'U+20-7E, U+A0-A3, U+A5, U+A7-A9, U+AB, U+AE, U+B0-B4, U+B7, U+BA-BB, U+BF-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2010-2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212'
const LATIN_EXT =
  'U+100-130, U+132-151, U+154-17F, U+1CD-1DC, U+1E6-1E7, U+1EA-1EB, U+218-21B, U+237, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20A9, U+20BA, U+20BD'

interface Face {
  family: string
  fallback: string
  stem: string
  sources: { latin: string; latinExt: string }
  axes: Record<string, number>
  weights: { min: number; max: number; typical: number }
  features: string[]
  stands: Stand[]
}

/** A system font that stands in for some weights until the file is there. All its names share one set of widths. */
interface Stand {
  weights: string
  like: number
  locals: string[]
  widths: Record<string, number>
}

const ARIAL: Omit<Stand, 'weights' | 'like'> = {
  locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Roboto-Regular'],
  widths: widths({
    222: 'ijl',
    278: ' ft',
    333: 'r',
    500: 'ckvsxyz',
    556: 'abdeghnopqu',
    722: 'w',
    833: 'm',
  }),
}
const ARIAL_BOLD: Omit<Stand, 'weights' | 'like'> = {
  locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
  widths: widths({
    278: ' ijl',
    333: 'ft',
    389: 'r',
    500: 'z',
    556: 'aceksvxy',
    611: 'bdghnopqu',
    778: 'w',
    889: 'm',
  }),
}

const FACES: Face[] = [
  {
    family: 'Bricolage Grotesque',
    fallback: 'Bricolage Fallback',
    stem: 'bricolage',
    sources: {
      latin: `${PACKAGES}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`,
      latinExt: `${PACKAGES}/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2`,
    },
    axes: { wdth: 86, opsz: 40 },
    weights: { min: 560, max: 700, typical: 650 },
    features: ['kern', 'tnum', 'ccmp', 'locl'],
    stands: [{ ...ARIAL_BOLD, weights: '560 700', like: 650 }],
  },
  {
    family: 'Figtree',
    fallback: 'Figtree Fallback',
    stem: 'figtree',
    sources: {
      latin: `${PACKAGES}/figtree/files/figtree-latin-wght-normal.woff2`,
      latinExt: `${PACKAGES}/figtree/files/figtree-latin-ext-wght-normal.woff2`,
    },
    axes: {},
    weights: { min: 400, max: 700, typical: 400 },
    features: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'],
    stands: [
      { ...ARIAL, weights: '400 599', like: 400 },
      { ...ARIAL_BOLD, weights: '600 700', like: 650 },
    ],
  },
]

/** Running text whose letters stand for all text when widths are compared. */
const SAMPLE =
  'een goede vraag is genoeg om te beginnen je betaalt alleen voor wat je verstuurt eine gute frage reicht ' +
  'um anzufangen du zahlst nur was du sendest one good question is enough to begin you pay only for what you send ' +
  'une bonne question suffit pour commencer basta una buena pregunta para empezar'

mkdirSync(OUT, { recursive: true })
const rules: string[] = []
for (const face of FACES) {
  for (const subset of ['latin', 'latinExt'] as const) {
    const file = `${face.stem}-${subset === 'latin' ? 'latin' : 'latin-ext'}.woff2`
    const range = subset === 'latin' ? LATIN : LATIN_EXT
    const font = await variableFont(face, readFileSync(face.sources[subset]), range)
    writeFileSync(`${OUT}/${file}`, font)
    rules.push(fontFace(face, file, range))
    console.log(`${file} ${font.length} bytes`)
  }
  for (const stand of face.stands) rules.push(await fallbackFace(face, stand))
}
writeFileSync(`${OUT}/fonts.css`, `/* Made by npm run fonts. */\n${rules.join('\n')}`)
execFileSync('node_modules/.bin/oxfmt', [`${OUT}/fonts.css`])

/** The face with only its weight left to vary. Its kerning is that of the typical weight: half the bytes, no visible loss. */
async function variableFont(face: Face, source: Buffer, range: string): Promise<Buffer> {
  const options = { noHinting: true, targetFormat: 'sfnt', keepFeatures: face.features } as const
  const { min, max, typical } = face.weights
  const text = characters(range)
  const variable = await subsetFont(source, text, {
    ...options,
    variationAxes: { ...face.axes, wght: { min, max } },
  })
  const fixed = await subsetFont(source, text, {
    ...options,
    variationAxes: { ...face.axes, wght: typical },
  })
  const tables = readTables(variable)
  const kerning = readTables(fixed).get('GPOS')
  if (kerning) tables.set('GPOS', kerning)
  return subsetFont(writeTables(tables), null, { keepAllGlyphs: true, targetFormat: 'woff2' })
}

function fontFace(face: Face, file: string, range: string): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${face.weights.min} ${face.weights.max};
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`
}

/** A system font stretched to the measures of ours, so that the swap moves nothing. */
async function fallbackFace(face: Face, stand: Stand): Promise<string> {
  const metrics = await measure(face, stand.like)
  const scale = metrics.width / averageWidth(stand.widths)
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return `@font-face {
  font-family: '${face.fallback}';
  font-weight: ${stand.weights};
  src: ${stand.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: 0%;
}
`
}

/** Ascent, descent and the average width of a character, in ems. */
async function measure(face: Face, weight: number) {
  const source = readFileSync(face.sources.latin)
  const options = {
    targetFormat: 'sfnt',
    keepFeatures: [],
    variationAxes: { ...face.axes, wght: weight },
  } as const
  const head = readTables(await subsetFont(source, 'a', options))
  const unitsPerEm = required(head, 'head').readUInt16BE(18)
  const advances: Record<string, number> = {}
  for (const letter of new Set(SAMPLE)) {
    const tables = readTables(await subsetFont(source, letter, options))
    advances[letter] = advanceOfLastGlyph(tables) / unitsPerEm
  }
  return {
    ascent: required(head, 'hhea').readInt16BE(4) / unitsPerEm,
    descent: -required(head, 'hhea').readInt16BE(6) / unitsPerEm,
    width: averageWidth(advances),
  }
}

function advanceOfLastGlyph(tables: Map<string, Buffer>): number {
  const count = required(tables, 'hhea').readUInt16BE(34)
  return required(tables, 'hmtx').readUInt16BE((count - 1) * 4)
}

function averageWidth(advances: Record<string, number>): number {
  const total = SAMPLE.split('').reduce((sum, letter) => sum + (advances[letter] ?? 0), 0)
  return total / SAMPLE.length
}

/** Widths in ems from groups of letters that share one, given in thousandths. */
function widths(groups: Record<number, string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([width, group]) =>
      group.split('').map((letter) => [letter, Number(width) / 1000]),
    ),
  )
}

function characters(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      )
    })
    .join('')
}

function readTables(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + index * 16
      const start = font.readUInt32BE(entry + 8)
      const end = start + font.readUInt32BE(entry + 12)
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, end)] as const
    }),
  )
}

/** A font file without checksums: the subsetter that reads it next writes them. */
function writeTables(tables: Map<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + tables.size * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.size, 4)
  const parts = [header]
  let offset = header.length
  for (const [index, [tag, table]] of [...tables].sort(byTag).entries()) {
    const entry = 12 + index * 16
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function byTag([left]: [string, Buffer], [right]: [string, Buffer]): number {
  return left < right ? -1 : 1
}

function required(tables: Map<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no ${tag} table`)
  return table
}
