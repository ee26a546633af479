import { parseHttpAnswer } from '#test/http-answer.ts'
import { rawRequest } from '#test/raw-request.ts'
import type { Answer } from './send.ts'

/** Sends these very bytes over a connection of their own, and reads the first answer. */
export async function rawAnswer(port: number, bytes: string | Uint8Array): Promise<Answer> {
  const { text } = await rawRequest(port, bytes)
  const method = /^[A-Z]+/.exec(Buffer.from(bytes).toString('latin1'))?.[0] ?? 'GET'
  const answer = parseHttpAnswer({ bytes: Buffer.from(text), ended: true, method })
  if (!answer) throw new Error('There was no answer')
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: answer.body }
}

/** A request in bytes: its first line, headers of our own pages and whatever else is given. */
export function bytesOf(
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const all = {
    host: 'localhost',
    'x-request-type': 'client',
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
