import { escapeHtml } from '#server/kernel/escape-html.ts'
import { decimalOf } from '../decimal-amount.ts'
import { stepsFrom, type SandboxStep } from './change-payment.ts'
import type { SandboxPayment } from './find-payment.ts'
import { SANDBOX_BANKS } from './sandbox-banks.ts'
import { SANDBOX_CSS } from './sandbox-css.ts'
import { SANDBOX_TEXTS, type SandboxLanguage } from './sandbox-texts.ts'

const METHOD_NAMES: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  creditcard: 'Credit card',
  paypal: 'PayPal',
  eps: 'eps',
  przelewy24: 'Przelewy24',
  blik: 'BLIK',
  directdebit: 'SEPA Direct Debit',
}

type Look = { readonly language: SandboxLanguage; readonly nonce: string }
type Page = Look & {
  readonly payment: SandboxPayment
  /** Where the shop wants its payer back. */
  readonly returnPath: string
}

/** Where somebody decides how a test payment ends. It works without a script. */
export function sandboxPage({ payment, returnPath, ...look }: Page): string {
  const { language } = look
  const texts = SANDBOX_TEXTS[language]
  const buttons = buttonsOf(payment, language)
  const isOver = buttons === ''
  return htmlOf(look, texts.title, [
    `<p class="warning">${texts.warning}${isOver ? '' : ` ${texts.choose}`}</p>`,
    '<div class="card">',
    `<dl>${factsOf(payment, language).map(factHtml).join('\n')}</dl>`,
    isOver ? '' : `<form method="post">${buttons}</form>`,
    '</div>',
    `<a class="back" href="${escapeHtml(returnPath)}">${texts.back}</a>`,
  ])
}

/** The latest test payments, each leading to its page. */
export function sandboxList({
  payments,
  ...look
}: Look & { readonly payments: readonly SandboxPayment[] }): string {
  const { language } = look
  const texts = SANDBOX_TEXTS[language]
  const rows = payments.map(
    (payment) => `<li><a href="/sandbox/pay/${payment.id}">
<span>${escapeHtml(payment.description || payment.id)}</span>
<strong>${escapeHtml(amountIn(payment, language))}</strong>
<span>${methodName(payment)}, ${stateOf(payment, language)}</span></a></li>`,
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

function factsOf(payment: SandboxPayment, language: SandboxLanguage): Fact[] {
  const texts = SANDBOX_TEXTS[language]
  const facts: Fact[] = [
    { name: texts.order, value: payment.description },
    { name: texts.amount, value: amountIn(payment, language), mark: 'amount' },
    { name: texts.method, value: methodName(payment) },
    { name: texts.bank, value: SANDBOX_BANKS.find(({ id }) => id === payment.bank)?.name },
    { name: texts.state, value: stateOf(payment, language) },
  ]
  return facts.filter(({ value }) => value !== undefined)
}

function factHtml({ name, value = '', mark }: Fact): string {
  const markHtml = mark === undefined ? '' : ` class="${mark}"`
  return `<dt>${name}</dt><dd${markHtml}>${escapeHtml(value)}</dd>`
}

function methodName({ method }: SandboxPayment): string {
  return METHOD_NAMES[method] ?? method
}

function stateOf(payment: SandboxPayment, language: SandboxLanguage): string | undefined {
  const { states, chargedBack } = SANDBOX_TEXTS[language]
  return payment.charged_back_minor > 0 ? chargedBack : states[payment.status]
}

function amountIn({ amount_minor: minor, currency }: SandboxPayment, language: string): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency })
  return money.format(decimalOf(minor))
}

function buttonsOf(payment: SandboxPayment, language: SandboxLanguage): string {
  return stepsFrom(payment.status, payment.charged_back_minor)
    .map((step) => {
      const mark = step === 'pay' ? ' class="first"' : ''
      return `<button${mark} name="step" value="${step}">${nameOf(step, payment, language)}</button>`
    })
    .join('\n')
}

function nameOf(step: SandboxStep, { status }: SandboxPayment, language: SandboxLanguage): string {
  const { steps, payNow, payAfterAll } = SANDBOX_TEXTS[language]
  if (step !== 'pay' || status === 'open') return steps[step]
  return status === 'pending' ? payNow : payAfterAll
}
