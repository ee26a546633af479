import { type LocaleCode, localeOf } from '#contract/locales.ts'
import { escapeHtml } from '#server/kernel/escape-html.ts'
import { decimalOf } from '../decimal-amount.ts'
import type { ProviderStatus } from '../provider.ts'
import { stepsFrom, type SandboxStep } from './change-payment.ts'
import type { SandboxPayment } from './find-payment.ts'
import { SANDBOX_BANKS } from './sandbox-banks.ts'
import { SANDBOX_CSS } from './sandbox-css.ts'
import type { SandboxTexts } from './sandbox-texts.ts'
import { sandboxTextsOf } from './sandbox-texts-of.ts'

const METHOD_NAMES: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  eps: 'eps',
  przelewy24: 'Przelewy24',
  blik: 'BLIK',
}

type Page = {
  readonly payment: SandboxPayment
  readonly nonce: string
  /** Where the shop wants its payer back. */
  readonly returnPath: string
}

/** Where somebody decides how a test payment ends. It works without a script. */
export function sandboxPage({ payment, nonce, returnPath }: Page): string {
  const language = payment.locale as LocaleCode
  const texts = sandboxTextsOf(language)
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
  const texts = sandboxTextsOf(look.language)
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
    { name: texts.amount, value: amountIn(payment, payment.locale as LocaleCode), mark: 'amount' },
    { name: texts.method, value: methodName(payment, texts) },
    { name: texts.bank, value: SANDBOX_BANKS.find(({ id }) => id === payment.bank)?.name },
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
  return METHOD_NAMES[method] ?? method
}

function stateOf(payment: SandboxPayment, { states, chargedBack }: SandboxTexts): string {
  return payment.charged_back_minor > 0 ? chargedBack : states[payment.status as ProviderStatus]
}

function amountIn({ amount_minor: minor, currency }: SandboxPayment, language: LocaleCode): string {
  const money = new Intl.NumberFormat(localeOf(language).iso, { style: 'currency', currency })
  return money.format(decimalOf(minor))
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
