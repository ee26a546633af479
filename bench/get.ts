import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Answer = { readonly status: number; readonly body: Buffer }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One request as a browser on this machine makes it; the body is left as compressed as it comes. */
export async function get(port: number, path: string, encoding = 'br'): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'accept-encoding': encoding }
    request({ host: '127.0.0.1', port, path, headers, agent }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode ?? 0, body: await buffer(answer) }
}
