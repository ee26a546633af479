import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Sends so many logins a second, evenly, whether the former ones were answered or not, until it is ended. A process of
 * its own, so that sending takes nothing from the measuring one.
 */
const [port, aSecond, kind] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]]
const agent = new Agent({ keepAlive: true })

const state = { isOver: false, sent: 0 }
process.once('SIGTERM', () => void (state.isOver = true))
const started = performance.now()
while (!state.isOver) {
  const due = ((performance.now() - started) / 1000) * aSecond
  for (; state.sent < due; state.sent += 1) logIn(state.sent)
  await sleep(1)
}
const seconds = (performance.now() - started) / 1000
console.log(JSON.stringify({ aSecond: state.sent / seconds }))
process.exit()

function logIn(nth: number): void {
  const password = kind === 'unreadable' ? {} : { password: 'not the password' }
  const body = JSON.stringify({ email: `${nth}@example.com`, ...password })
  const headers = {
    host: `localhost:${port}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-request-type': 'client',
  }
  const path = '/api/user.php'
  request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (reply) =>
    reply.resume(),
  )
    .on('error', () => undefined)
    .end(body)
}
