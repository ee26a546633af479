import type { Figure, Section } from '../figure.ts'
import { get } from '../get.ts'
import { median } from '../median.ts'
import { openBrowser } from '../open-browser.ts'
import { type Paint, paintOf } from '../paint-of.ts'
import { startControl } from '../start-control.ts'
import { startProduct } from '../start-product.ts'

const RUNS = 15
const WARM_UP = 50

export const paint: Section = {
  name: 'paint',
  method: `Chromium as a phone (390 pixels wide, CPU 4 times slower, 1.6 Mbit/s down, 150 ms latency), cold cache, median of ${RUNS} loads each of product and control, in turn. Both are served with brotli by Fastify on this machine, NODE_ENV=production, with the same security headers (but for the policy, which names the product's own parts): Cross-Origin-Opener-Policy makes a browser change its process in the middle of the way, which takes this one 60 to 80 ms. The control is a bare React Router page, rendered on the server and hydrated: a \`<main>\` with the text of the product's own page, a paragraph for each piece, the same text as JSON for hydration, one style sheet (Bootstrap's reboot and grid) in the document, as the product's is, and one script of low priority; no fonts, pictures or icons. Layout shift is the sum of all shifts until a second after the page was loaded and still.`,
  async measure(bench) {
    const product = await startProduct(bench)
    const control = await startControl(bench, product)
    const browser = await openBrowser(bench)
    for (const { port } of [product, control])
      for (let time = 0; time < WARM_UP; time += 1) await get(port, '/')
    const paints: [Paint, Paint][] = []
    for (let run = 0; run < RUNS; run += 1)
      paints.push([await paintOf(browser, product.port), await paintOf(browser, control.port)])
    return figuresOf(
      paints.map(([ours]) => ours),
      paints.map(([, bare]) => bare),
    )
  },
}

function figuresOf(ours: Paint[], bare: Paint[]): Figure[] {
  const medians = (of: (paint: Paint) => number) => ({
    value: median(ours.map(of)),
    control: median(bare.map(of)),
  })
  return [
    {
      name: 'first contentful paint of `/` on a phone',
      unit: 'ms',
      ...medians(({ firstPaintMs }) => firstPaintMs),
      budget: { most: 1.15, of: 'ratio' },
    },
    {
      name: 'cumulative layout shift of `/`',
      unit: '',
      ...medians(({ layoutShift }) => layoutShift),
      budget: { most: 0.02, of: 'value' },
    },
  ]
}
