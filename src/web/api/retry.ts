import { sleep } from '#web/browser/sleep.ts'

const RETRIES = 5
const FIRST_DELAY_MS = 400
const PASSING = [429, 502, 503, 504]

/** Sends again after a network error or a passing refusal: five times, ever later. Only for what is safe to repeat. */
export async function retrying(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await send().catch((error: unknown) => error as Error)
    const isPassing = reply instanceof Error || PASSING.includes(reply.status)
    if (isPassing && attempt < RETRIES) await sleep(delayBefore(attempt, reply))
    else if (reply instanceof Error) throw reply
    else return reply
  }
}

function delayBefore(attempt: number, reply: Response | Error): number {
  const asked = reply instanceof Error ? 0 : Number(reply.headers.get('retry-after')) * 1000
  const ownDelay = FIRST_DELAY_MS * 2 ** attempt * (0.75 + Math.random() / 2)
  return Math.max(ownDelay, Math.min(asked || 0, 30_000))
}
