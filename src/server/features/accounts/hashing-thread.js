// Plain JavaScript, because a thread is started from this very file: by the build, in development and in tests.
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

const BELOW = 5
const LOWEST = 19

// On Linux this is the priority of the thread alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + BELOW))

parentPort.on('message', (task) => {
  try {
    parentPort.postMessage({ result: resultOf(task) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})

function resultOf({ password, cost, storedHash }) {
  return storedHash === undefined ? hashSync(password, cost) : verifySync(storedHash, password)
}
