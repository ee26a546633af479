import outlines from './glyphs.json' with { type: 'json' }

type Face = {
  /** Width and outline of each character, in thousandths of its size. */
  readonly glyphs: Readonly<Record<string, readonly [width: number, outline: string]>>
  readonly kerning: Readonly<Record<string, number>>
}
export type FaceName = keyof typeof outlines
export type Lettering = {
  readonly face: FaceName
  readonly size: number
  readonly tracking?: number
}

const FACES = outlines as unknown as Readonly<Record<FaceName, Face>>

export function isDrawable(character: string): boolean {
  return Object.hasOwn(FACES.display.glyphs, character)
}

export function widthOf(text: string, lettering: Lettering): number {
  return placed(text, lettering).width
}

/** The outlines of a text that stands on a line from (x, y) on. */
export function lettersAt(text: string, lettering: Lettering & { x: number; y: number }): string {
  const { x, y, size } = lettering
  const glyphs = placed(text, lettering).glyphs.map(
    ({ at, outline }) => `<path transform="translate(${Math.round(at)})" d="${outline}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${glyphs.join('')}</g>`
}

function placed(text: string, { face, size, tracking = 0 }: Lettering) {
  const { glyphs, kerning } = FACES[face]
  const letters = Array.from(text)
  const widths = letters.map((letter, index) => {
    const next = letters[index + 1]
    const kern = next === undefined ? 0 : (kerning[bare(letter) + bare(next)] ?? 0) + tracking
    return (glyphs[letter]?.[0] ?? 0) + kern
  })
  const starts = widths.map((_, index) => widths.slice(0, index).reduce(sum, 0))
  return {
    width: (widths.reduce(sum, 0) * size) / 1000,
    glyphs: letters.map((letter, index) => ({
      at: starts[index]!,
      outline: glyphs[letter]?.[1] ?? '',
    })),
  }
}

/** Letters with accents are kerned like those without. */
function bare(letter: string): string {
  return letter.normalize('NFD').charAt(0)
}

function sum(total: number, value: number): number {
  return total + value
}
