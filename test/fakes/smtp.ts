import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { createFaults } from './faults.ts'
import type { SmtpFault } from './faults.ts'
import { createInbox } from './inbox.ts'
import { mailTransactions } from './smtp/mail-transactions.ts'
import type { Mail } from './smtp/parse-mail.ts'

interface Login {
  user: string
  pass: string
}

/** A mail server without TLS that keeps every mail parsed; each mail transaction takes one fault off the script. */
export async function startSmtp({ auth }: { auth?: Login } = {}) {
  const faults = createFaults<SmtpFault>()
  const inbox = createInbox<Mail>('mail')
  const sockets = new Map<number, Socket>()

  const server = new SMTPServer({
    ...(auth ? withLogin(auth) : { disabledCommands: ['STARTTLS', 'AUTH'] }),
    disableReverseLookup: true,
    maxAllowedUnauthenticatedCommands: false,
    ...mailTransactions({ faults, inbox, socketOf: (port) => sockets.get(port) }),
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.on('close', () => sockets.delete(port))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  async function close(): Promise<void> {
    const closed = once(server.server, 'close')
    server.close()
    sockets.forEach((socket) => socket.destroy())
    await closed
  }
  const login = auth ? `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@` : ''
  const url = `smtp://${login}127.0.0.1:${port}`
  return { url, port, faults, mails: inbox.items, waitForMail: inbox.waitFor, close }
}

function withLogin({ user, pass }: Login): SMTPServerOptions {
  return {
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      if (username === user && password === pass) return answer(null, { user })
      answer(Object.assign(new Error('Authentication failed'), { responseCode: 535 }))
    },
  }
}
