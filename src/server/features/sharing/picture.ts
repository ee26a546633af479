import type { LocaleCode } from '#contract/locales.ts'
import { contrast } from '#contract/contrast.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { textsIn } from '#server/texts/texts.ts'
import { isDrawable, type Lettering, lettersAt, widthOf } from './glyphs.ts'

const KEPT = 64

/** Makes pictures, each once as long as it is among the last that were asked for. */
export function openPictures(): (version: string, svg: () => string) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>()
  return (version, svg) => {
    const picture = made.get(version) ?? render(svg())
    made.delete(version)
    made.set(version, picture)
    picture.catch(() => made.delete(version))
    const [oldest] = made.keys()
    if (made.size > KEPT) made.delete(oldest!)
    return picture
  }
}

async function render(svg: string): Promise<Buffer> {
  // Most processes never make one.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true }).toBuffer()
}

export const WIDTH = 1200
export const HEIGHT = 630

const PAPER = '#faf6f0'
const INK = '#221713'
const INK_2 = '#57473e'
const MARGIN = 72
const PILL = 84
const SENTENCE = { width: 596, height: 330, middle: 324 }

type Colours = Pick<SharedSite, 'brand' | 'warm'>

/** The picture of a site: its name, its sentence, and the two circles with the spark between them. */
export function pictureSvg(words: PictureWords, { brand, warm }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${mark({ brand, warm })}
<g fill="${INK}">${name(words.name)}</g>
${sentence(words, readable(brand))}
${foot(words.domain)}</svg>`
}

/** The second circle goes on beyond the edge. */
function mark({ brand, warm }: Colours): string {
  const [left, right, y, r] = [944, 1166, 350, 214]
  const half = Math.sqrt(r ** 2 - ((right - left) / 2) ** 2)
  const middle = (left + right) / 2
  const lens = `M${middle} ${y - half}A${r} ${r} 0 0 1 ${middle} ${y + half}A${r} ${r} 0 0 1 ${middle} ${y - half}Z`
  return `<g fill="none" stroke-width="16"><path d="${lens}" fill="${brand}"/>
<circle cx="${left}" cy="${y}" r="${r}" stroke="${warm}"/><circle cx="${right}" cy="${y}" r="${r}" stroke="${INK}"/></g>`
}

function name(text: string): string {
  const lettering = { face: 'display', size: 52, tracking: -16 } as const
  const size = Math.min(52, (52 * (WIDTH - 2 * MARGIN)) / widthOf(text, lettering))
  return lettersAt(text, { ...lettering, size, x: MARGIN, y: 98 })
}

function sentence({ line, spark }: PictureWords, lit: string): string {
  const { size, lines } = setLines(`${line} ${spark}`.trim(), SENTENCE)
  const height = lines.length * size * LEADING
  const first = SENTENCE.middle - height / 2 + size * 0.8
  return lines
    .map((text, index) => {
      const y = Math.round(first + index * size * LEADING)
      const isLit = spark !== '' && index === lines.length - 1
      const plain = isLit ? text.slice(0, -spark.length) : text
      const x = MARGIN + widthOf(plain, headline(size))
      return `<g fill="${INK}">${lettersAt(plain, { ...headline(size), x: MARGIN, y })}</g>
<g fill="${lit}">${isLit ? lettersAt(spark, { ...headline(size), x, y }) : ''}</g>`
    })
    .join('')
}

/** For adults only, and where it is, if that is short enough to be read. */
function foot(domain: string): string {
  const adults = { face: 'text', size: 26 } as const
  const address = { face: 'text', size: 28 } as const
  const x = MARGIN + (PILL - widthOf('18+', adults)) / 2
  const isShort = widthOf(domain, address) <= SENTENCE.width
  return `<rect x="${MARGIN}" y="524" width="${PILL}" height="46" rx="23" fill="none" stroke="${INK}" stroke-width="3"/>
<g fill="${INK}">${lettersAt('18+', { ...adults, x, y: 556 })}</g>
<g fill="${INK_2}">${isShort ? lettersAt(domain, { ...address, x: MARGIN + PILL + 22, y: 557 }) : ''}</g>`
}

/** The colour of the brand, as dark as it must be to be read on paper. */
function readable(brand: string): string {
  const shades = Array.from({ length: 11 }, (_, step) => darker(brand, 1 - step / 10))
  return shades.find((shade) => contrast(shade, PAPER) >= 4.5) ?? INK
}

function darker(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

type Box = { readonly width: number; readonly height: number }
type SetLines = { readonly size: number; readonly lines: readonly string[] }

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

export type SharedSite = Pick<Settings, 'name' | 'index_title' | 'brand' | 'warm'> & {
  readonly domain: string
}
type PictureWords = {
  readonly name: string
  /** The one sentence, of which the last word may be lit. */
  readonly line: string
  readonly spark: string
  readonly domain: string
}

/** What stands on a picture: the site's own words, unless our faces have no letters for them. */
export function pictureWords(site: SharedSite, locale: LocaleCode): PictureWords {
  const { domain, index_title: own } = site
  const [line, spark] = textsIn(locale).sharing
  return {
    name: drawable(site.name) ?? domain,
    ...(own === null ? { line, spark } : { line: drawable(own) ?? line, spark: '' }),
    domain,
  }
}

/** Signs that cannot be drawn are left out; where letters cannot, it would be another word. */
function drawable(text: string): string | null {
  const letters = Array.from(text.normalize('NFC'))
  if (letters.some((letter) => /[\p{L}\p{N}]/u.test(letter) && !isDrawable(letter))) return null
  const drawn = letters.filter((letter) => isDrawable(letter) || /\s/.test(letter)).join('')
  return drawn.replaceAll(/\s+/g, ' ').trim() || null
}
