import { Agent, request } from 'node:http'
import { percentile } from '../percentile.ts'

export type Load = { readonly perSecond: number; readonly p95: number }
export type Post = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Posts from so many connections at once, each one after the other, for a while after a second to warm up. */
export async function load(
  port: number,
  { connections, seconds }: { connections: number; seconds: number },
  next: (connection: number) => Post,
): Promise<Load> {
  const begin = performance.now() + 1_000
  const end = begin + seconds * 1_000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (performance.now() < end) {
        const started = performance.now()
        await post(port, agent, next(connection))
        if (started >= begin) times.push(performance.now() - started)
      }
      agent.destroy()
    }),
  )
  return { perSecond: times.length / seconds, p95: percentile(times, 95) }
}

function post(port: number, agent: Agent, { path, headers, body }: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body))
    const all = {
      host: `localhost:${port}`,
      'content-type': 'application/json',
      'content-length': length,
      ...headers,
    }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers: all })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${path} was answered with ${answer.statusCode}`))
      })
    })
    sent.end(body)
  })
}
