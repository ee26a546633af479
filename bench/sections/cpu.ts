import { cpuTimeOf } from '../cpu-time-of.ts'
import type { Section } from '../figure.ts'
import { get } from '../get.ts'
import { startControl } from '../start-control.ts'
import { startProduct } from '../start-product.ts'
import type { Server } from '../start-server.ts'

const WARM_UP = 50
const REQUESTS = 300
const CALL = '/api/online.php'

export const cpu: Section = {
  name: 'cpu',
  method: `User and system time of the server's process (/proc/<pid>/stat; the database's own processes are not in it) over ${REQUESTS} requests one after the other, compression included, after ${WARM_UP} to warm up. Product and control run with NODE_ENV=production. The control is a bare React Router page with the same text; in the second line it is the product's own JSON call \`${CALL}\`, of which the page makes one.`,
  async measure(bench) {
    const product = await startProduct(bench)
    const control = await startControl(bench, product)
    const page = await cpuPerRequest(product, '/')
    const bare = await cpuPerRequest(control, '/')
    const call = await cpuPerRequest(product, CALL)
    return [
      { name: 'server CPU for a page of `/`', unit: 'ms', value: page, control: bare },
      { name: 'the same against a JSON call', unit: 'ms', value: page, control: call },
    ]
  },
}

async function cpuPerRequest({ pid, port }: Server, path: string): Promise<number> {
  await ask(port, path, WARM_UP)
  const before = await cpuTimeOf(pid)
  await ask(port, path, REQUESTS)
  return ((await cpuTimeOf(pid)) - before) / REQUESTS
}

async function ask(port: number, path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status } = await get(port, path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
}
