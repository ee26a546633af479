/** A page with as many tiles as plain as can be: what scrolling costs this browser on this machine by itself. */
export function bareTiles(count: number): string {
  const tiles = Array.from({ length: count }, (_, nth) => `<li>${nth}</li>`).join('')
  return `<!doctype html><meta name="viewport" content="width=device-width">
    <style>ul{display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:0}
    li{aspect-ratio:4/5;background:#ddd;list-style:none}</style><ul>${tiles}</ul>`
}
