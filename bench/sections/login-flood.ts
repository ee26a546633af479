import { setTimeout as sleep } from 'node:timers/promises'
import type { Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { startProduct } from '../start-product.ts'

const LOGINS_A_SECOND = 200
const SECONDS = 10
const CALL = '/api/online.php'
const PAUSE_MS = 25

type MakeBody = (nth: string) => unknown

const wrong: MakeBody = (nth) => ({ email: `${nth}@example.com`, password: 'not the password' })
const malformed: MakeBody = () => ({ email: 1 })

export const loginFlood: Section = {
  name: 'login-flood',
  method: `The 95th percentile of \`${CALL}\`, asked every ${PAUSE_MS} ms for ${SECONDS} s while ${LOGINS_A_SECOND} logins a second with wrong passwords come in, each for another address, ten at a time; the control is the same without the logins. The second line is the same with logins that have no password in them and are refused as soon as they are read: what so many requests cost beside any hashing, whoever sends them included, for sender, server and database share the machine. The product runs with NODE_ENV=production and without limits, which would turn the flood away before it costs anything.`,
  async measure(bench) {
    const { port } = await startProduct(bench)
    await timesOf(port, 2)
    const control = percentile(await timesOf(port, SECONDS), 95)
    const during = async (makeBody: MakeBody) => {
      const [times] = await Promise.all([timesOf(port, SECONDS), flood(port, makeBody)])
      return percentile(times, 95)
    }
    return [
      {
        name: `a call during ${LOGINS_A_SECOND} logins a second, p95`,
        unit: 'ms',
        value: await during(wrong),
        control,
        budget: { most: 2, of: 'ratio' },
      },
      {
        name: 'the same with logins that cannot be read',
        unit: 'ms',
        value: await during(malformed),
        control,
      },
    ]
  },
}

async function timesOf(port: number, seconds: number): Promise<number[]> {
  const times: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    times.push(timeOf(port))
    await sleep(PAUSE_MS)
  }
  return Promise.all(times)
}

async function timeOf(port: number): Promise<number> {
  const started = performance.now()
  const reply = await fetch(`http://localhost:${port}${CALL}`)
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`${CALL} answered ${reply.status}`)
  return performance.now() - started
}

/** Sends so many a second, whether the former ones were answered or not. */
async function flood(port: number, makeBody: MakeBody): Promise<void> {
  const sent: Promise<unknown>[] = []
  for (let tick = 0; tick < SECONDS * 20; tick += 1) {
    for (let login = 0; login < LOGINS_A_SECOND / 20; login += 1)
      sent.push(logIn(port, makeBody(`${tick}-${login}`)))
    await sleep(50)
  }
  await Promise.all(sent)
}

async function logIn(port: number, body: unknown): Promise<void> {
  const reply = await fetch(`http://localhost:${port}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify(body),
  })
  await reply.arrayBuffer()
}
