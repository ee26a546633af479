import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { Faults, SmtpFault } from '../faults.ts'
import type { Inbox } from '../inbox.ts'
import { createTurns } from '../turns.ts'
import { parseMail } from './parse-mail.ts'
import type { Mail } from './parse-mail.ts'

interface Parts {
  faults: Faults<SmtpFault>
  inbox: Inbox<Mail>
  socketOf: (remotePort: number) => Socket | undefined
}

type Reply = (error?: Error | null) => void
type Handlers = Required<Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onData'>>

/** The three steps of a mail, each acting on the fault that its MAIL FROM took off the script. */
export function mailTransactions({ faults, inbox, socketOf }: Parts): Handlers {
  const current = new Map<string, SmtpFault>()
  const turns = createTurns()
  const faultOf = (session: SMTPServerSession) => current.get(session.id) ?? 'pass'
  const reset = (session: SMTPServerSession) => socketOf(session.remotePort)?.resetAndDestroy()

  async function begin(session: SMTPServerSession, reply: Reply): Promise<void> {
    const fault = faults.take()
    current.set(session.id, fault)
    if (fault === 'stall') return
    if (fault === 'reset') return void reset(session)
    if (typeof fault === 'object' && 'slow' in fault) await sleep(fault.slow)
    reply(refusal(fault, [421]))
  }

  async function store(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    reply: Reply,
  ): Promise<void> {
    const mail = await parseMail(await buffer(stream), session.envelope)
    const fault = faultOf(session)
    const refused = refusal(fault, [451, 554])
    if (refused) return reply(refused)
    if (fault === 'reorder') await turns.afterTheNext()

    if (fault === 'duplicate') inbox.add(mail)
    inbox.add(mail)
    turns.done()

    if (fault === 'stall_after_commit') return
    if (fault === 'reset_after_commit') return void reset(session)
    reply()
  }

  return {
    onMailFrom: (_address, session, reply) => void begin(session, reply),
    onRcptTo: (_address, session, reply) => reply(refusal(faultOf(session), [450, 550])),
    // A client that dies in the middle of a mail waits for no answer.
    onData: (stream, session, reply) => void store(stream, session, reply).catch(() => undefined),
  }
}

function refusal(fault: SmtpFault, codesOfThisStep: number[]): Error | null {
  if (typeof fault !== 'object' || !('status' in fault)) return null
  if (!codesOfThisStep.includes(fault.status)) return null
  return Object.assign(new Error('Scripted fault'), { responseCode: fault.status })
}
