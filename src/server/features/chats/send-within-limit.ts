import type { App } from '#server/http/route.ts'
import { knownMessage } from './known-message.ts'
import { send } from './send.ts'
import type { Sending, Sent } from './sending.ts'

/** Sends no more messages than anybody may. One that was sent before neither counts nor is refused. */
export async function sendWithinLimit(app: App, sending: Sending): Promise<Sent> {
  const known = await takeTurn(app, sending)
  if (known) return known
  const sent = await send(app, sending)
  if (sent.newId === null) app.limiter.giveBack('send', sending.viewer.memberId, sending.now)
  return sent
}

/** Counts one more. Only when there may be no more is it worth asking whether it was sent before. */
async function takeTurn({ db, limiter }: App, sending: Sending): Promise<Sent | null> {
  try {
    await limiter.take('send', sending.viewer.memberId, sending.now)
    return null
  } catch (refusal) {
    const known = await knownMessage(db, sending)
    if (known) return known
    throw refusal
  }
}
