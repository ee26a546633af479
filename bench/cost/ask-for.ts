import { Agent, request } from 'node:http'

export type Asked = {
  readonly port: number
  readonly path: string
  readonly cookie: string
}

/** Asks for one address from so many connections at once, each one after the other, and says how often it was answered. */
export async function askFor(
  asked: Asked,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  const end = performance.now() + ms
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      let count = 0
      for (; performance.now() < end; count += 1) await ask(asked, agent)
      agent.destroy()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count)
}

function ask({ port, path, cookie }: Asked, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'accept-encoding': 'gzip, deflate, br', cookie }
    const sent = request({ host: '127.0.0.1', port, path, agent, headers })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${path} was answered with ${answer.statusCode}`))
      })
    })
    sent.end()
  })
}
