import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import type { Figure, Section } from '../figure.ts'
import { get } from '../get.ts'
import { percentile } from '../percentile.ts'
import { startProcess } from '../start-process.ts'
import { startProduct } from '../start-product.ts'

const LOGINS_A_SECOND = 200
const SECONDS = 10
const CALL = '/api/online.php'
const PAUSE_MS = 25
/** A sender that falls behind makes no flood. */
const LEAST_SENT = 0.95

export const loginFlood: Section = {
  name: 'login-flood',
  method: `The 95th percentile of \`${CALL}\`, asked ${1000 / PAUSE_MS} times a second for ${SECONDS} s on one connection while ${LOGINS_A_SECOND} logins a second with wrong passwords come in evenly, each for another address, from a process of its own (bench/login-flood/send-logins.ts); the control is the same without the logins, measured before and after. The second line is the same with logins that have no password in them and are refused as soon as they are read: what so many requests cost beside any hashing, whoever sends them included, for sender, server and database share the machine. The product runs with NODE_ENV=production and without limits, which would turn the flood away before it costs anything.`,
  async measure(bench) {
    const { port } = await startProduct(bench)
    await timesOf(port)
    const before = await timesOf(port)
    const wrong = await timesDuring(bench, port, 'wrong')
    const unreadable = await timesDuring(bench, port, 'unreadable')
    const idle = [...before, ...(await timesOf(port))]
    return [
      {
        ...figureOf(`a call during ${LOGINS_A_SECOND} logins a second, p95`, wrong, idle),
        budget: { most: 2, of: 'ratio' },
      },
      figureOf('the same with logins that cannot be read', unreadable, idle),
    ]
  },
}

function figureOf(name: string, times: readonly number[], idle: readonly number[]): Figure {
  return { name, unit: 'ms', value: percentile(times, 95), control: percentile(idle, 95) }
}

async function timesOf(port: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const { status } = await get(port, CALL)
    if (status !== 200) throw new Error(`${CALL} answered ${status}`)
    times.push(performance.now() - started)
    await sleep(PAUSE_MS)
  }
  return times
}

async function timesDuring(bench: Bench, port: number, kind: 'wrong' | 'unreadable') {
  const args = ['--import', 'tsx', 'bench/login-flood/send-logins.ts']
  const flood = startProcess(bench, [...args, `${port}`, `${LOGINS_A_SECOND}`, kind], {})
  await sleep(2_000)
  const times = await timesOf(port)
  await flood.stop()
  const { aSecond } = JSON.parse(flood.output()) as { aSecond: number }
  if (aSecond < LEAST_SENT * LOGINS_A_SECOND) throw new Error(`only ${aSecond} logins a second`)
  return times
}
