/** What text must have on its ground (WCAG 2.2 AA). */
export const READABLE = 4.5

/** How well a text of one colour can be read on the other, from 1 to 21, as WCAG 2 measures it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(color.slice(start, start + 2)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
