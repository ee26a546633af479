import { iconSvg, type IconKind } from './icon-svg.ts'

const DRAWN_AT = 64
const DPI = 72

type OpenIconsInput = {
  readonly kind: IconKind
  readonly size: number
  readonly colours: { readonly brand: string; readonly on_brand: string }
}

/** Draws icons, each once: there are few, and they change with a site's colours only. */
export function openIcons(): (wanted: OpenIconsInput) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>()
  return ({ kind, size, colours }) => {
    const svg = iconSvg(kind, colours)
    const key = `${size} ${svg}`
    const icon = drawn.get(key) ?? draw(svg, size)
    drawn.set(key, icon)
    return icon
  }
}

async function draw(svg: string, size: number): Promise<Buffer> {
  // Most processes never draw one.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: (DPI * size) / DRAWN_AT })
    .resize(size, size)
    .png()
    .toBuffer()
}
