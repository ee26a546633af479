import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { EVENTS_PATH, SESSION_OVER } from '#contract/events.ts'
import { quietTime } from '#test/quiet-time.ts'
import { chatOf, type Device } from './device.ts'
import type { Heard } from './history.ts'

export type Ear = {
  readonly member: string
  readonly session: string
  since: number
  heard: Heard[]
}

/** Hears the events of a session until it is over or all is, over ever new connections that go on from the last number. */
export async function listen(device: Device, ear: Ear, isOver: () => boolean): Promise<void> {
  const { cookie } = device
  for (let isEnded = false; !isEnded && !isOver();) {
    const answer = await connectTo(device.base, cookie, ear.heard.at(-1)?.number)
    if (answer?.statusCode === 403) return
    if (answer?.statusCode === 200) isEnded = await hearAll(answer, ear, isOver)
    await quietTime(100)
  }
}

async function connectTo(
  base: string,
  cookie: string,
  after?: number,
): Promise<IncomingMessage | null> {
  const headers = { cookie, ...(after === undefined ? {} : { 'last-event-id': `${after}` }) }
  const request = get(`${base}${EVENTS_PATH}`, { agent: false, headers })
  request.on('error', () => undefined)
  const answered = once(request, 'response').then(([answer]) => answer as IncomingMessage)
  return Promise.race([answered.catch(() => null), once(request, 'close').then(() => null)])
}

/** True when the server says that the session is over. */
async function hearAll(answer: IncomingMessage, ear: Ear, isOver: () => boolean): Promise<boolean> {
  let rest = ''
  const watch = setInterval(() => isOver() && answer.destroy(), 100)
  try {
    for await (const chunk of answer.setEncoding('utf8')) {
      const blocks = (rest + String(chunk)).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const text of blocks) {
        const fields = Object.fromEntries(
          text.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)),
        )
        if (fields['event'] === SESSION_OVER) return true
        if (fields['id'] !== undefined)
          hear(ear, Number(fields['id']), fields['event'] ? {} : JSON.parse(fields['data'] ?? '{}'))
      }
    }
  } catch {
    // Cut off: the next connection goes on.
  } finally {
    clearInterval(watch)
    answer.destroy()
  }
  return false
}

type Said = { readonly kind?: string; readonly profile_id?: string; readonly seq?: number }

function hear(ear: Ear, number: number, { kind, profile_id: other, seq }: Said): void {
  if (ear.heard.length === 0) ear.since = performance.now()
  const message =
    kind === 'message' && other && seq ? { chat: chatOf(ear.member, other), seq } : undefined
  ear.heard.push({
    number,
    ...(message ? { message } : {}),
    ...(kind === 'reset' ? { isReset: true } : {}),
  })
}
