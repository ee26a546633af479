import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import { EVENTS_PATH, type MemberEvent } from '#contract/events.ts'

export type HeardEvent = { readonly id: number; readonly event: MemberEvent }
export type EventReader = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** What was heard so far, in order. */
  readonly heard: HeardEvent[]
  /** The number to go on from. */
  readonly lastId: () => number | null
  /** Every line as it came. */
  readonly text: () => string
  /** When the server ended it. */
  readonly ended: Promise<unknown>
  readonly close: () => void
}

type Wishes = { readonly cookie?: string; readonly after?: number | string | null }

/** A browser that listens to a member's events, over a connection of its own. */
export async function readEvents(port: number, { cookie, after }: Wishes): Promise<EventReader> {
  const request = get({
    port,
    host: '127.0.0.1',
    path: EVENTS_PATH,
    agent: false,
    headers: {
      host: 'localhost',
      'accept-encoding': 'br, gzip',
      ...(cookie === undefined ? {} : { cookie }),
      ...(after === undefined || after === null ? {} : { 'last-event-id': String(after) }),
    },
  })
  request.on('error', () => undefined)
  onTestFinished(() => void request.destroy())
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const state = { text: '', rest: '', lastId: null as number | null }
  const heard: HeardEvent[] = []
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    state.text += chunk
    const blocks = (state.rest + chunk).split('\n\n')
    state.rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const { id, data, event } = fieldsOf(block)
      if (id !== undefined) state.lastId = Number(id)
      if (data !== undefined && event === undefined)
        heard.push({ id: Number(id), event: JSON.parse(data) as MemberEvent })
    }
  })
  answer.on('error', () => undefined)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    heard,
    lastId: () => state.lastId,
    text: () => state.text,
    ended: new Promise((resolve) => answer.on('close', resolve)),
    close: () => void request.destroy(),
  }
}

function fieldsOf(block: string): Partial<Record<string, string>> {
  const fields = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line) ?? ['', '', ''])
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}
