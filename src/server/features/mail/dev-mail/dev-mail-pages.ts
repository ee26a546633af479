import { escapeHtml } from '#server/kernel/escape-html.ts'
import { DEV_MAIL_CSS } from './dev-mail-css.ts'
import type { OutboxMail } from './outbox-mails.ts'
import type { OutboxSms } from './outbox-sms.ts'

type Outbox = {
  readonly mails: readonly OutboxMail[]
  readonly sms: readonly OutboxSms[]
  readonly nonce: string
}

/** All mails and text messages, the newest first. */
export function listPage({ mails, sms, nonce }: Outbox): string {
  const rows = mails.map(
    ({ id, to, subject, sent_at }) => `<li><a href="/dev/mail/${id}">
<span class="to">${escapeHtml(to)}</span>
<strong>${escapeHtml(subject)}</strong>
${time(sent_at)}</a></li>`,
  )
  const empty = `<p class="empty">No mail yet. Sign up, or ask for a new password, and look again.</p>`
  return page('Mail', nonce, [
    '<h1>Mail</h1>',
    '<p class="lead">Nothing here leaves this machine. Set <code>SMTP_URL</code> to send mail for real.</p>',
    mails.length === 0 ? empty : `<ol class="mails">${rows.join('\n')}</ol>`,
    '<h2 id="sms">Text messages</h2>',
    sms.length === 0 ? NO_SMS : `<ol class="mails">${sms.map(smsRow).join('\n')}</ol>`,
  ])
}

const NO_SMS = `<p class="empty">No text message yet. Set <code>SMS_URL</code> to send them for real.</p>`

function smsRow({ to, text, sent_at }: OutboxSms): string {
  return `<li class="sms"><span class="to">${escapeHtml(to)}</span>
<span>${escapeHtml(text)}</span>
${time(sent_at)}</li>`
}

/** One mail: as it is shown, then as plain text, then its headers. */
export function mailPage({ mail, nonce }: { mail: OutboxMail; nonce: string }): string {
  const { id, to, subject, text, headers, sent_at } = mail
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return page(subject, nonce, [
    '<p><a class="back" href="/dev/mail">All mail</a></p>',
    `<h1>${escapeHtml(subject)}</h1>`,
    `<p class="lead">To ${escapeHtml(to)}, ${time(sent_at)}</p>`,
    `<iframe src="/dev/mail/${id}/html" title="The mail" sandbox="allow-top-navigation-by-user-activation"></iframe>`,
    `<h2>Plain text</h2><pre>${withLinks(text)}</pre>`,
    `<h2>Headers</h2><pre>${escapeHtml(lines.join('\n'))}</pre>`,
  ])
}

function page(title: string, nonce: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${DEV_MAIL_CSS}</style>
</head>
<body><main>
${parts.join('\n')}
</main></body>
</html>
`
}

function time(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`)
}
