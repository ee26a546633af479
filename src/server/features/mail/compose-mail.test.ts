import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOCALE_CODES, localeOf, type LocaleCode } from '#contract/locales.ts'
import { defaultSettings } from '#server/features/settings/settings-schema.ts'
import { linkToken } from '#server/kernel/secrets.ts'
import { hostile } from '#test/hostile.ts'
import { composeMail, type MailOrder } from './compose-mail.ts'
import { formMails } from '#test/form-mails.ts'
import { A_STATEMENT, decisionMails } from '#test/decision-mails.ts'
import type { MailContent, MailName } from './mail-content.ts'
import { textsIn } from '#server/texts/texts.ts'

const SECRET = 's'.repeat(64)
const ORIGIN = 'https://vonk.example'
const LINK = randomUUID()
const TOKEN = linkToken(SECRET, LINK)
const ERASED = '2026-03-15T12:00:00Z'
const REPORT = {
  number: 4711,
  subject: 'photo',
  reason: 'scam_or_money',
  at: '2026-03-01T11:05:00Z',
} as const
const ORDER = {
  id: LINK,
  receipt_number: 1017,
  at: '2026-03-01T11:05:00Z',
  credits: 75,
  currency: 'EUR',
  total_minor: 4496,
  vat_minor: 780,
  vat_rate: 2100,
  owed_credits: 31,
} as const
const PAID_BACK = { order: ORDER, refund: { amount_minor: 1798, credits: 30 } } as const
const VERDICT = {
  decision: 'ban',
  at: '2026-03-04T11:05:00Z',
  facts: 'Three members were asked for money.',
  rule: { ground: 'terms', name: 'Scams', article: '4.2' },
  until: '2026-09-04T11:05:00Z',
} as const
const ADDED = { name: 'bank_account_added', account_end: '4300', at: ERASED } as const
const NOTED = { passkey: 'Telefoon', device: 'Firefox', at: REPORT.at } as const
const withOrder = (content: MailContent) => ({ content, path: `/transactions/${LINK}` })

/** Every mail there is, and where its button must lead. */
const MAILS: Readonly<Record<MailName, { content: MailContent; path: string | null }>> = {
  activation: withLink('activation', '/activate/done'),
  welcome: { content: { name: 'welcome' }, path: '/' },
  address_in_use: { content: { name: 'address_in_use' }, path: '/login' },
  no_account: { content: { name: 'no_account' }, path: '/signup' },
  reset: withLink('reset', '/reset-password/do'),
  password_changed: withLink('password_changed', '/undo-change'),
  mail_change_confirm: withLink('mail_change_confirm', '/mail-change/do'),
  mail_change_requested: { content: { name: 'mail_change_requested' }, path: '/reset-password' },
  email_changed: withLink('email_changed', '/undo-change'),
  change_undone: { content: { name: 'change_undone' }, path: '/reset-password' },
  new_device: { content: { name: 'new_device', ...NOTED }, path: '/reset-password' },
  passkey_added: { content: { name: 'passkey_added', ...NOTED }, path: '/reset-password' },
  passkey_removed: { content: { name: 'passkey_removed', ...NOTED }, path: '/reset-password' },
  office_alarm: {
    content: { name: 'office_alarm', operator: 'Ana Ribeiro', at: REPORT.at },
    path: null,
  },
  deleted: beforeErasure('deleted'),
  reactivate: beforeErasure('reactivate'),
  reactivated: { content: { name: 'reactivated' }, path: '/login' },
  message: { content: { name: 'message', profile_id: LINK }, path: '/chats' },
  like: { content: { name: 'like', profile_id: LINK }, path: '/likes' },
  match: { content: { name: 'match', profile_id: LINK }, path: '/likes' },
  search_news: {
    content: { name: 'search_news', search: 'In de buurt', filters: 'gender=female' },
    path: '/members?gender=female',
  },
  receipt: withOrder({ name: 'receipt', order: ORDER }),
  refund: withOrder({ name: 'refund', ...PAID_BACK }),
  withdrawal: withOrder({ name: 'withdrawal', ...PAID_BACK, at: ERASED }),
  payment_returned: withOrder({ name: 'payment_returned', order: ORDER }),
  bank_account_added: { content: ADDED, path: '/transactions' },
  report_receipt: { content: { name: 'report_receipt', report: REPORT }, path: null },
  report_outcome: {
    content: { name: 'report_outcome', report: REPORT, verdict: VERDICT },
    path: '/complaints',
  },
  ...decisionMails(LINK),
  ...formMails(LINK, TOKEN),
}
const NAMES = Object.keys(MAILS) as MailName[]
const EVERY = LOCALE_CODES.flatMap((language) => NAMES.map((name) => ({ language, name })))

/** Words that tell what kind of site it is, in the languages it has. */
const TELLING =
  /\b(sex|sexy|dat(e|es|ing)|flirt\w*|chat\w*|erot\w*|adult\w*|volwassen\w*|single\w*|love|liefde|liebe|amou?r\w*|kärlek|kjærlighed|rakkaus|miłość|match\w*|lover\w*|hot|naakt|nude|fictie\w*|18\+)\b/i

test.each(EVERY)('$name in $language has all its parts and no gap [LOC-8]', (mail) => {
  const { subject, html, text } = composed(mail)

  for (const part of [subject, html.replace(/<style>.*<\/style>/s, ''), text]) {
    expect(part.trim()).not.toBe('')
    expect(part).not.toMatch(/[{}]|\b(undefined|null|NaN)\b|\[object/)
  }
  expect(html).toContain(`<html lang="${mail.language}"`)
})

test.each(EVERY)('$name in $language tells nobody near what it is about [P11] [ACC-9]', (mail) => {
  const { subject, preheader } = textsIn(mail.language).mail.mails[mail.name]

  for (const line of [subject, preheader]) {
    expect(line).not.toMatch(TELLING)
    expect(line.replaceAll(/\{(site|erased_at|number)\}/g, '')).not.toMatch(/[{}]/)
  }
  expect(subject.length).toBeLessThanOrEqual(60)
})

test.each(EVERY)('$name in $language leads where it should, in both shapes [A5]', (mail) => {
  const { html, text } = composed(mail)
  const { path } = MAILS[mail.name]
  const isSpoken = mail.language === 'nl' || !path?.includes('token=')
  const address = path && `${ORIGIN}${path}${isSpoken ? '' : `&lang=${mail.language}`}`
  // A sealed token is another one each time.
  const unsealed = (href: string) => href.replace(/(\/statement\?token=)[\w-]{60,}/, '$1')

  const links = html.replaceAll('&amp;', '&').matchAll(/href="([^"]*)"/g)
  const linked = [...links].map(([, href]) => href!)
  const written = [...text.matchAll(/https?:\/\/\S+/g)].map(([found]) => found)

  for (const found of [linked, written]) {
    expect(found.filter((href) => !href.startsWith(`${ORIGIN}/`))).toEqual([])
    expect(found.map(unsealed).includes(address ?? 'nowhere')).toBe(path !== null)
  }
})

test.each(LOCALE_CODES)('every mail in %s differs from every other language', (language) => {
  const others = LOCALE_CODES.filter((other) => other !== language)

  for (const name of NAMES) {
    const { body, title, preheader } = textsIn(language).mail.mails[name]
    const same = others.filter(
      (other) => textsIn(other).mail.mails[name].body.join() === body.join() || title === '',
    )
    expect([name, same]).toEqual([name, []])
    expect(preheader).not.toBe('')
  }
})

test('dates are written in the language and the time zone of the site [LOC-8]', () => {
  expect(composed({ name: 'deleted', language: 'nl' }).text).toContain('15 maart 2026')
  expect(composed({ name: 'deleted', language: 'pl' }).text).toContain('15 marca 2026')
  expect(composed({ name: 'new_device', language: 'de' }).text).toContain('1. März 2026 um 12:05')
  expect(composed({ name: 'new_device', language: 'en' }).text).toContain('1 March 2026 at 12:05')
})

test.each(LOCALE_CODES)(
  'in %s the receipt and both statements of a report say what the law asks for [P9] [ACC-8]',
  (language) => {
    const receipt = composed({ name: 'report_receipt', language }).text
    const outcome = composed({ name: 'report_outcome', language }).text
    const { subjects, reasons, decisions } = textsIn(language).mail.reports
    const day = (at: string) =>
      new Intl.DateTimeFormat(localeOf(language).iso, { dateStyle: 'long' }).format(new Date(at))

    for (const told of ['4711', subjects.photo, reasons.scam_or_money, day(REPORT.at)])
      expect(receipt).toContain(told)
    for (const told of ['4711', VERDICT.facts, 'Scams (4.2)', day(VERDICT.until), decisions.ban])
      expect(outcome).toContain(told)
  },
)

test('a mail says who sends it and why, and loads nothing from anywhere [P11]', () => {
  const { html } = composed({ name: 'activation', language: 'en' })

  expect(html).toContain('Vonk B.V., Vonkengracht 12, 1000 AA Amsterdam, Netherlands')
  expect(html).toContain('because this address belongs to an account on Vonk')
  expect(html).not.toMatch(/<(img|script|link|iframe|svg)\b|src=|url\(|@import/i)
  expect(html).toContain('content="light dark"')
  expect(html).toContain('prefers-color-scheme:dark')
})

test('the name, the colours and the sender are those of the site [SITE-3]', () => {
  const settings = {
    ...defaultSettings('ember.example', 'Ember & co'),
    brand: '#0a5d60',
    on_brand: '#fffffe',
    mail_name: 'Team Ember',
  }

  const mail = composed({ name: 'reset', language: 'nl' }, { settings })

  expect(mail.from).toEqual({ name: 'Team Ember', address: 'support@ember.example' })
  expect(mail.replyTo).toBeNull()
  expect(mail.html).toContain('background-color:#0a5d60')
  expect(mail.html).toContain('color:#fffffe')
  expect(mail.html).toContain('Ember &amp; co')
  expect(mail.html).not.toContain('Vonk<')
})

test.each([
  ['post@mail.example', { name: 'Vonk', address: 'post@mail.example' }],
  ['De post <post@mail.example>', { name: 'De post', address: 'post@mail.example' }],
])('%s can send for all sites, and answers go to the site', (from, sender) => {
  const mail = composed({ name: 'reset', language: 'nl' }, { from })

  expect(mail.from).toEqual(sender)
  expect(mail.replyTo).toBe('support@vonk.example')
})

test('every mail to a member can be stopped with one press, without a word about who it is [ACC-3] [P11]', () => {
  const memberId = randomUUID()

  for (const name of NAMES) {
    const { headers, html, text } = composed({ name, language: 'nl' }, { memberId })
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/vonk\.example\/api\/unsubscribe\.php\?token=[\w-]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    })
    expect(text).toMatch(/https:\/\/vonk\.example\/unsubscribe\?token=[\w-]+/)
    expect([...Object.values(headers), html, text].join()).not.toContain(memberId)
  }
})

test('somebody without an account is told why they were written to, and can answer', () => {
  const mail = composed({ name: 'no_account', language: 'en' }, { memberId: null })

  expect(mail.text).toContain('because someone entered this address on Vonk')
  expect(mail.text).not.toContain('/unsubscribe')
  expect(mail.headers['List-Unsubscribe']).toBe('<mailto:support@vonk.example?subject=unsubscribe>')
  expect(mail.headers).not.toHaveProperty('List-Unsubscribe-Post')
})

test('the same mail tried again has the same id, on the domain of the site', () => {
  const id = randomUUID()
  const once = composed({ name: 'welcome', language: 'nl' }, { id })
  const again = composed({ name: 'welcome', language: 'nl' }, { id })

  expect([once.messageId, again.messageId]).toEqual(Array(2).fill(`<${id}@vonk.example>`))
})

test.each(Object.entries(hostile.strings))(
  'what somebody wrote stays text in a mail: %s [W3]',
  (_, make) => {
    const which: Which = { name: 'statement_of_reasons', language: 'nl' }
    const plain = composed(which).html

    const statement = { ...A_STATEMENT, facts: make() }
    const content = { name: which.name, decision_id: LINK, statement } as MailContent
    const { html, subject } = composed(which, { content })

    expect(tagsIn(html)).toEqual(tagsIn(plain))
    expect(subject).toBe('Een besluit over je account')
  },
)

function withLink(
  name: 'activation' | 'reset' | 'password_changed' | 'mail_change_confirm' | 'email_changed',
  path: string,
) {
  return { content: { name, link_id: LINK } as MailContent, path: `${path}?token=${TOKEN}` }
}

type Which = { readonly name: MailName; readonly language: LocaleCode }

function composed(
  { name, language }: Which,
  {
    content = MAILS[name].content,
    ...changes
  }: Partial<MailOrder> & { content?: MailContent } = {},
) {
  return composeMail({
    id: randomUUID(),
    memberId: randomUUID(),
    mail: { site_id: 'site', to: 'anna@example.com', language, content },
    site: { id: 'site', domain: 'vonk.example', isDefault: true, isLive: true },
    settings: defaultSettings('vonk.example'),
    origin: ORIGIN,
    secretKey: SECRET,
    from: undefined,
    now: new Date(),
    ...changes,
  })
}

function beforeErasure(name: 'deleted' | 'reactivate') {
  return {
    content: { name, link_id: LINK, erased_at: ERASED },
    path: `/account-deleted?token=${TOKEN}`,
  }
}

/** The elements of a document, without its line breaks. */
function tagsIn(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z]\w*)/gi)].map(([tag]) => tag)
  return tags.filter((tag) => tag !== '<br')
}
