import type { Browser } from 'playwright'
import type { Figure, Section } from '../figure.ts'
import { bareChoice } from '../landers/bare-choice.ts'
import { everyLander } from '../landers/every-lander.ts'
import { type Visit, visitPage } from '../landers/visit-page.ts'
import { median } from '../median.ts'
import { openBrowser } from '../open-browser.ts'
import { startControl } from '../start-control.ts'
import { startProduct } from '../start-product.ts'

const RUNS = 3

/** What is measured on a page, what stands in the table for it, and the most that is allowed. */
const MEASURES = [
  ['paintMs', 'the idea of a lander painted', 'ms', 1200],
  ['firstTouchMs', 'answer to a touch before the application', 'ms', 100],
  ['laterTouchMs', 'answer to a touch with the application', 'ms', 100],
  ['bytes', 'HTML, CSS and JavaScript before the first answer', 'bytes', 60_000],
  ['scriptBytes', 'JavaScript in all of a lander', 'bytes', 125_000],
  ['frameMs', 'longest frame of a lander', 'ms', 50],
  ['layoutShift', 'cumulative layout shift of a lander', '', 0.02],
] as const satisfies readonly (readonly [keyof Visit, string, string, number])[]

export const landers: Section = {
  name: 'landers',
  method: `Every served landing page in Chromium as a phone (390 pixels wide, twice as many points, CPU 4 times slower, 1.6 Mbit/s down, 150 ms latency), cold cache, median of ${RUNS} visits each; the table has the worst page of each figure, the run prints all of them. Painted: the largest contentful paint, portraits included, until a second after the page was loaded. Frames: between two animation frames during 6 s without a touch. Touches: the first and another choice of its question, or its first field, tapped with a finger; from the touch to the frame that shows it, as the browser's event timing tells, whose least is 16 ms (on the video page that is the bar that was pressed; its picture follows 40 ms later); the second tap comes when the application has taken the page over. Bytes: as they came over the network, compressed and without headers; fonts, portraits and other pictures are not counted; all JavaScript is counted when the network is still after the second touch. The control of paint, bytes, frames and shift is the bare page of the section paint, visited in the same turn; of touches a page with two checkboxes and nothing else. BENCH_LANDERS names the pages to visit: \`BENCH_LANDERS=video,gallery npm run bench -- landers\`.`,
  async measure(bench) {
    const product = await startProduct(bench)
    const control = await startControl(bench, product)
    const browser = await openBrowser(bench)
    const pages = await everyLander(product.port)
    const bare = await visitsTo(browser, `http://localhost:${control.port}/`)
    const touched = await visitsTo(browser, bareChoice())
    const seen: [string, Visit][] = []
    for (const path of pages) {
      const visit = await visitsTo(browser, `http://localhost:${product.port}${path}`)
      console.log(path, visit)
      seen.push([path, visit])
    }
    return figuresOf(seen, {
      ...bare,
      firstTouchMs: touched.firstTouchMs,
      laterTouchMs: touched.laterTouchMs,
    })
  },
}

/** The medians of several visits. */
async function visitsTo(browser: Browser, address: string): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run += 1) visits.push(await visitPage(browser, address))
  const medians = MEASURES.map(([key]) => [key, median(visits.map((visit) => visit[key]))])
  return Object.fromEntries(medians) as Visit
}

function figuresOf(seen: readonly [string, Visit][], control: Visit): Figure[] {
  return MEASURES.map(([key, name, unit, most]) => {
    const [path, visit] = seen.toSorted(([, one], [, other]) => other[key] - one[key])[0]!
    return {
      name: `${name}, worst: \`${path}\``,
      unit,
      value: visit[key],
      control: control[key],
      budget: { most, of: 'value' },
    }
  })
}
