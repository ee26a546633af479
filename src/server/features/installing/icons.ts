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

/** The pictures of the app: ours, ours without corners for devices that cut their own, and one that says nothing. */
const ICONS = ['app', 'maskable', 'neutral'] as const
export type IconKind = (typeof ICONS)[number]

type Colours = { readonly brand: string; readonly on_brand: string }

const LENS = 'M32 12.8a27 27 0 0 1 0 38.4 27 27 0 0 1 0-38.4z'

/** An icon as a drawing, in the colours of a site. */
function iconSvg(kind: IconKind, { brand, on_brand }: Colours): string {
  if (kind === 'neutral') return svg(NEUTRAL)
  const corners = kind === 'app' ? ' rx="15"' : ''
  return svg(
    `<rect width="64" height="64"${corners} fill="${brand}"/><path d="${LENS}" fill="${on_brand}"/>`,
  )
}

/** A sheet of paper with lines, on a ground that reaches the edge. */
const NEUTRAL = `<rect width="64" height="64" fill="#eceef0"/><g transform="translate(16 16)">
<path fill="#7b8087" d="M8 3h11l7 7v17a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"/>
<path fill="#d9dce0" d="M19 3v5a2 2 0 0 0 2 2h5zM10 15h12v2H10zm0 5h12v2H10z"/></g>`

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`
}
