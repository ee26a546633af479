import { type LocaleCode, localeOf } from '#contract/locales.ts'
import { escapeHtml } from '#server/kernel/text.ts'
import { METHOD_NAMES, type NamedMethod } from '../methods.ts'
import type { ProviderStatus } from '../provider.ts'
import type { SandboxTexts } from '#server/texts/text-types.ts'
import { textsIn } from '#server/texts/texts.ts'
import { type SandboxPayment, type SandboxStep, stepsFrom } from './sandbox.ts'

type Page = {
  readonly payment: SandboxPayment
  readonly nonce: string
  /** Where the shop wants its payer back. */
  readonly returnPath: string
}

/** Where a tester decides how a test payment ends. It works without a script. */
export function sandboxPage({ payment, nonce, returnPath }: Page): string {
  const language = payment.locale
  const texts = textsIn(language).sandbox
  const buttons = buttonsOf(payment, texts)
  const isOver = buttons === ''
  return htmlOf({ language, nonce }, texts.title, [
    `<p class="warning">${texts.warning}${isOver ? '' : ` ${texts.choose}`}</p>`,
    '<div class="card">',
    `<dl>${factsOf(payment, texts).map(factHtml).join('\n')}</dl>`,
    isOver ? '' : `<form method="post">${buttons}</form>`,
    '</div>',
    `<a class="back" href="${escapeHtml(returnPath)}">${texts.back}</a>`,
  ])
}

type Look = { readonly language: LocaleCode; readonly nonce: string }
type List = Look & { readonly payments: readonly SandboxPayment[] }

/** The latest test payments, each leading to its page. */
export function sandboxList({ payments, ...look }: List): string {
  const texts = textsIn(look.language).sandbox
  const rows = payments.map(
    (payment) => `<li><a href="/sandbox/pay/${payment.id}">
<span>${escapeHtml(payment.description || payment.id)}</span>
<strong>${escapeHtml(amountIn(payment, look.language))}</strong>
<span>${methodName(payment, texts)}, ${stateOf(payment, texts)}</span></a></li>`,
  )
  return htmlOf(look, texts.listTitle, [
    `<p class="warning">${texts.listLead}</p>`,
    rows.length === 0 ? `<p>${texts.nothing}</p>` : `<ol class="card">${rows.join('\n')}</ol>`,
  ])
}

function htmlOf({ language, nonce }: Look, title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${SANDBOX_CSS}</style>
</head>
<body><main>
<h1>${title}</h1>
${parts.join('\n')}
</main></body>
</html>
`
}

type Fact = { readonly name: string; readonly value: string | undefined; readonly mark?: string }

function factsOf(payment: SandboxPayment, texts: SandboxTexts): Fact[] {
  const facts: Fact[] = [
    { name: texts.order, value: payment.description },
    { name: texts.amount, value: amountIn(payment, payment.locale), mark: 'amount' },
    { name: texts.method, value: methodName(payment, texts) },
    { name: texts.state, value: stateOf(payment, texts) },
  ]
  return facts.filter(({ value }) => Boolean(value))
}

function factHtml({ name, value = '', mark }: Fact): string {
  const markHtml = mark === undefined ? '' : ` class="${mark}"`
  return `<dt>${name}</dt><dd${markHtml}>${escapeHtml(value)}</dd>`
}

function methodName({ method }: SandboxPayment, texts: SandboxTexts): string {
  if (method === 'creditcard' || method === 'directdebit') return texts[method]
  return METHOD_NAMES[method as NamedMethod]
}

function stateOf(payment: SandboxPayment, { states, chargedBack }: SandboxTexts): string {
  return payment.charged_back_minor > 0 ? chargedBack : states[payment.status as ProviderStatus]
}

function amountIn({ amount_minor: minor, currency }: SandboxPayment, language: LocaleCode): string {
  const money = new Intl.NumberFormat(localeOf(language).iso, { style: 'currency', currency })
  return money.format(minor / 100)
}

function buttonsOf(payment: SandboxPayment, texts: SandboxTexts): string {
  return stepsFrom(payment.status, payment.charged_back_minor)
    .map((step) => {
      const mark = step === 'pay' ? ' class="first"' : ''
      return `<button${mark} name="step" value="${step}">${nameOf(step, payment, texts)}</button>`
    })
    .join('\n')
}

function nameOf(step: SandboxStep, { status }: SandboxPayment, texts: SandboxTexts): string {
  const { steps, payNow, payAfterAll } = texts
  if (step !== 'pay' || status === 'open') return steps[step]
  return status === 'pending' ? payNow : payAfterAll
}

const SANDBOX_CSS = `
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
