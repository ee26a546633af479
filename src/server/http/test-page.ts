import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { LocaleCode } from '#contract/locales.ts'
import { escapeHtml } from '#server/kernel/text.ts'

type TestPage = {
  readonly language: LocaleCode
  readonly nonce: string
  readonly title: string
  readonly parts: readonly string[]
}

/** A page that stands in for somebody else's, such as a payment provider. It works without a script. */
export function testPage({ language, nonce, title, parts }: TestPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${TEST_PAGE_CSS}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${parts.join('\n')}
</main></body>
</html>
`
}

export function sendTestPage(reply: FastifyReply, page: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report.php',
  ]
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}

const TEST_PAGE_CSS = `
:root { color-scheme: light dark; --paper: #faf6f0; --surface: #fffdfa; --warm-soft: #f3e7d5; --line: #e7dccd; --line-strong: #937f69; --ink: #221713; --ink-2: #57473e; --brand: #dc143c; }
@media (prefers-color-scheme: dark) { :root { --paper: #14100e; --surface: #1e1815; --warm-soft: #34291d; --line: #362b25; --line-strong: #857263; --ink: #f6eee5; --ink-2: #cdbfb2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Figtree, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 48px 20px 72px; }
h1 { margin: 0 0 16px; font-size: 34px; line-height: 1.06; letter-spacing: -.03em; }
.warning { margin: 0 0 20px; padding: 14px 18px; border-radius: 16px; background: var(--warm-soft); }
.card { padding: 22px; border: 1px solid var(--line); border-radius: 22px; background: var(--surface); }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 20px; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
dd.amount { font-weight: 700; font-variant-numeric: tabular-nums; }
ol { margin: 0; list-style: none; }
ol a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 0; color: inherit; text-decoration: none; }
ol li + li { border-top: 1px solid var(--line); }
ol a span:last-child { grid-column: 1 / -1; color: var(--ink-2); }
form { display: grid; gap: 10px; margin-top: 22px; }
button { min-height: 48px; padding: 10px 20px; border: 1px solid var(--line-strong); border-radius: 999px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--warm-soft); }
button.first { border-color: var(--brand); background: var(--brand); color: #fff; }
button.first:hover { background: #b81032; }
.back { display: inline-block; margin-top: 20px; padding: 10px 0; color: var(--ink-2); }
a:focus-visible, button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`
