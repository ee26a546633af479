import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { uploadPhoto } from '#contract/photos.ts'
import { logIn } from '#contract/user.ts'
import { DEMO_LOGINS } from '#server/demo/identity.ts'
import { median } from '../median.ts'
import type { Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { startProduct } from '../start-product.ts'

const CALL = '/api/online.php'
const PAUSE_MS = 25
const SECONDS = 5
const AT_ONCE = 20
const MEGAPIXELS = { width: 4000, height: 3000 }

export const photos: Section = {
  name: 'photos',
  method: `The first line is the median time of three uploads of a photo of 12 megapixels, from the first byte to the answer, when every variant is there; the control is the same upload with a file that is no picture, which is read and refused. The second line is the 95th percentile of \`${CALL}\`, asked every ${PAUSE_MS} ms while ${AT_ONCE} such photos come at once; the control is the same without them. The product runs with NODE_ENV=production and without limits; sender, server and database share the machine.`,
  async measure(bench) {
    const { port } = await startProduct(bench)
    const cookie = await session(port)
    const photo = await aPhoto()
    await upload(port, cookie, photo)
    const ready = await thrice(() => upload(port, cookie, photo))
    const refused = await thrice(() => upload(port, cookie, Buffer.alloc(photo.length)))
    await timesOf(port, () => false, 1)
    const idle = percentile(await timesOf(port, () => false, SECONDS), 95)
    const state = { isBusy: true }
    const flood = Promise.all(Array.from({ length: AT_ONCE }, () => upload(port, cookie, photo)))
    const [busy] = await Promise.all([
      timesOf(port, () => state.isBusy, 0),
      flood.finally(() => (state.isBusy = false)),
    ])
    return [
      {
        name: 'a photo of 12 megapixels, ready',
        unit: 'ms',
        value: ready,
        control: refused,
        budget: { most: 3000, of: 'value' },
      },
      {
        name: `a call during ${AT_ONCE} uploads at once, p95`,
        unit: 'ms',
        value: percentile(busy, 95),
        control: idle,
        budget: { most: 2, of: 'ratio' },
      },
    ]
  },
}

/** Noise as a camera has it, so that it is as large and as slow to read as a real one. */
function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  return sharp({ create: { ...MEGAPIXELS, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function session(port: number): Promise<string> {
  const reply = await fetch(`http://localhost:${port}${logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ email: DEMO_LOGINS.emails.premium, password: DEMO_LOGINS.password }),
  })
  return reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function upload(port: number, cookie: string, file: Buffer): Promise<number> {
  const started = performance.now()
  const query = new URLSearchParams({ client_id: randomUUID() }).toString()
  const reply = await fetch(`http://localhost:${port}${uploadPhoto.path}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', 'x-request-type': 'client', cookie },
    body: file,
  })
  await reply.arrayBuffer()
  if (reply.status >= 401) throw new Error(`an upload was answered ${reply.status}`)
  return performance.now() - started
}

async function thrice(measure: () => Promise<number>): Promise<number> {
  const times = [await measure(), await measure(), await measure()]
  return median(times)
}

/** Asks for so long, and then for as long as it is busy. */
async function timesOf(port: number, isBusy: () => boolean, seconds: number): Promise<number[]> {
  const times: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end || isBusy()) {
    times.push(timeOf(port))
    await sleep(PAUSE_MS)
  }
  return Promise.all(times)
}

async function timeOf(port: number): Promise<number> {
  const started = performance.now()
  const reply = await fetch(`http://localhost:${port}${CALL}`)
  await reply.arrayBuffer()
  return performance.now() - started
}
