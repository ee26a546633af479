import { type LocaleCode, localeOf } from '#contract/locales.ts'
import { testPage } from '#server/http/test-page.ts'
import { escapeHtml } from '#server/kernel/text.ts'
import { METHOD_NAMES, type NamedMethod } from '../methods.ts'
import type { ProviderStatus } from '../provider.ts'
import type { SandboxTexts } from '#server/texts/text-types.ts'
import { textsIn } from '#server/texts/texts.ts'
import type { SandboxPayment } from './sandbox.ts'
import { type SandboxStep, stepsFrom } from './turns.ts'

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

function htmlOf(look: Look, title: string, parts: readonly string[]): string {
  return testPage({ ...look, title, parts })
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
