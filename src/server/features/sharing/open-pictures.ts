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
