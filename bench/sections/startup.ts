import type { Section } from '../figure.ts'
import { median } from '../median.ts'
import { PRODUCT } from '../product.ts'
import { startServer } from '../start-server.ts'

const STARTS = 5

export const startup: Section = {
  name: 'startup',
  method: `\`npm start\` on a finished build, from the start of the process to the first answer of \`/\`. First: in an empty data folder, so that it makes its database server, migrates and makes the demo world (once). Warm: in that folder again (median of ${STARTS}). The drawing of further photos in the background is off. The control is a bare Fastify process that answers one line (median of ${STARTS}).`,
  async measure(bench) {
    const { folder, firstStartMs } = await bench.demoWorld()
    const environment = { ...PRODUCT.environment, DATA_DIR: folder }
    const warm: number[] = []
    const bare: number[] = []
    for (let start = 0; start < STARTS; start += 1) {
      warm.push(await secondsToAnswer(bench, PRODUCT.args, environment))
      bare.push(await secondsToAnswer(bench, ['bench/control/one-line.mjs'], {}))
    }
    const control = median(bare)
    return [
      {
        name: 'first start, with the demo world',
        unit: 's',
        value: firstStartMs / 1000,
        control,
        budget: { most: 90, of: 'value' },
      },
      {
        name: 'warm start',
        unit: 's',
        value: median(warm),
        control,
        budget: { most: 3, of: 'value' },
      },
    ]
  },
}

async function secondsToAnswer(
  ...[bench, args, environment]: Parameters<typeof startServer>
): Promise<number> {
  const server = await startServer(bench, args, environment)
  await server.stop()
  return server.answeredAfterMs / 1000
}
