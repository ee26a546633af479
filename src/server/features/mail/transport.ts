import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Db } from '#server/db/connect.ts'
import { GiveUp, TryLater } from '#server/jobs/job.ts'
import { deadline } from '#server/kernel/time.ts'

/** A mail that is ready to go. */
export type OutgoingMail = {
  /** The same for every try of the same mail. */
  readonly id: string
  readonly siteId: string
  readonly memberId: string | null
  readonly from: Sender
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
}

type Sender = { readonly name: string; readonly address: string }

/** What takes mails away: it throws unless it has taken this one, and stops trying when the signal says so. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

const timeouts = () => ({
  connectionTimeout: deadline(5_000),
  greetingTimeout: deadline(5_000),
  socketTimeout: deadline(10_000),
})

/** Sends mails by a mail server, each on a connection of its own. */
export function openSmtp(url: string): Transport {
  const { auth, ...server } = parseConnectionUrl(url)
  const login = auth && { user: auth.user, pass: auth.pass }
  return async (mail, signal) => {
    const connection = new SMTPConnection({ ...server, ...timeouts() })
    // It may still complain after we have hung up.
    connection.on('error', () => undefined)
    const hangUp = () => connection.close()
    signal.addEventListener('abort', hangUp)
    try {
      await unlessLost(connection, enter(connection, login)).catch(connectTrouble)
      await unlessLost(connection, handOver(connection, mail)).catch(sendTrouble)
    } finally {
      signal.removeEventListener('abort', hangUp)
      hangUp()
    }
  }
}

type Login = { readonly user?: string | undefined; readonly pass?: string | undefined }

async function enter(connection: SMTPConnection, login: Login | undefined): Promise<void> {
  await answered((done) => connection.connect(done))
  if (!login || !connection.allowsAuth) return
  await answered((done) => connection.login({ ...login, credentials: login }, done))
}

/** Names and addresses are handed over as such: nothing in them can become another recipient or another header. */
function handOver(connection: SMTPConnection, mail: OutgoingMail): Promise<void> {
  const { from, replyTo, to, subject, html, text, messageId, date, headers } = mail
  const message = new MailComposer({
    from,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId,
    date,
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = { from: from.address, to: [to] }
  return answered((done) => connection.send(envelope, message.createReadStream(), done))
}

type Done = (error?: Error | null) => void

function answered(ask: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => ask((error) => (error ? reject(error) : resolve())))
}

/** A step of the talk with the server, which fails when the connection does. What the server said about it comes first. */
function unlessLost(connection: SMTPConnection, step: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error = new Error('the connection ended')) => setImmediate(() => reject(error))
    connection.once('error', fail)
    connection.once('end', () => fail())
    step.then(resolve, reject)
  })
}

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number }

/** Nothing was handed over: the server is away or does not let us in, so every mail waits until that is mended. */
function connectTrouble(error: SmtpError): never {
  throw new TryLater(`the mail server cannot be used: ${wordsFor(error)}`)
}

/**
 * The mail may have been handed over or not, so such a try counts: one that is taken and never confirmed must not
 * be sent for days. What the server answers is left out, since it repeats addresses.
 */
function sendTrouble(error: SmtpError): never {
  const words = `the mail was not taken: ${wordsFor(error)}`
  if (error.responseCode === 421) throw new TryLater(words)
  if (error.code === 'EENVELOPE' && isForGood(error)) throw new GiveUp(words)
  throw new Error(words)
}

function isForGood({ responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600
}

function wordsFor({ code, responseCode, message }: SmtpError): string {
  return [code, responseCode].filter(Boolean).join(' ') || message
}

/** Keeps mails in the database instead of sending them, each once: for installations without a mail server. */
export function openDevMails(db: Db): Transport {
  return async (mail) => {
    await db
      .insertInto('outbox_mail')
      .values({
        id: mail.id,
        site_id: mail.siteId,
        member_id: mail.memberId,
        recipient: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: JSON.stringify(headersOf(mail)),
        sent_at: mail.date,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function headersOf({ from, replyTo, messageId, headers }: OutgoingMail): Record<string, string> {
  return {
    From: `${from.name} <${from.address}>`,
    ...(replyTo === null ? {} : { 'Reply-To': replyTo }),
    'Message-ID': messageId,
    ...headers,
  }
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Forgets mails that were kept to be read instead of sent. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.deleteFrom('outbox_mail').where('sent_at', '<=', before).execute()
}
