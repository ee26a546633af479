import { escapeHtml } from '#server/kernel/text.ts'
import type { DevMail, DevSms } from './dev-mails.ts'

type Sent = {
  readonly mails: readonly DevMail[]
  readonly sms: readonly DevSms[]
  readonly nonce: string
}

/** All mails and text messages, the newest first. */
export function listPage({ mails, sms, nonce }: Sent): string {
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

function smsRow({ to, text, sent_at }: DevSms): string {
  return `<li class="sms"><span class="to">${escapeHtml(to)}</span>
<span>${escapeHtml(text)}</span>
${time(sent_at)}</li>`
}

/** One mail: as it is shown, then as plain text, then its headers. */
export function mailPage({ mail, nonce }: { mail: DevMail; nonce: string }): string {
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

const DEV_MAIL_CSS = `
:root { color-scheme: light dark; --paper: #faf6f0; --surface: #fffdfa; --sunken: #f2eadf; --line: #e7dccd; --ink: #221713; --ink-2: #57473e; --ink-3: #746256; }
@media (prefers-color-scheme: dark) { :root { --paper: #14100e; --surface: #1e1815; --sunken: #292019; --line: #362b25; --ink: #f6eee5; --ink-2: #cdbfb2; --ink-3: #a69486; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Figtree, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 48px 20px 72px; }
h1 { margin: 0 0 4px; font-size: 34px; line-height: 1.06; letter-spacing: -.03em; text-wrap: balance; }
h2 { margin: 32px 0 8px; font-size: 15px; }
.lead { margin: 0 0 28px; color: var(--ink-2); }
code { padding: 2px 6px; border-radius: 8px; background: var(--sunken); font-size: 14px; }
.mails { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 22px; overflow: hidden; background: var(--surface); }
.mails li + li { border-top: 1px solid var(--line); }
.mails a, .sms { display: grid; grid-template-columns: minmax(0, 15em) minmax(0, 1fr) auto; gap: 4px 20px; padding: 16px 20px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--sunken); }
.mails a > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to { color: var(--ink-2); }
time { color: var(--ink-3); font-size: 14px; font-variant-numeric: tabular-nums; }
.empty { padding: 48px 20px; border: 1px dashed var(--line); border-radius: 22px; color: var(--ink-2); text-align: center; }
.back { color: var(--ink-2); }
iframe { display: block; width: 100%; height: 780px; border: 1px solid var(--line); border-radius: 22px; background: var(--surface); }
pre { margin: 0; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
pre a { color: inherit; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
@media (max-width: 640px) { main { padding: 32px 16px 48px; } .mails a, .sms { grid-template-columns: 1fr; } .mails a > * { white-space: normal; overflow-wrap: anywhere; } }
`
