import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { defaultSettings } from '#server/features/settings/settings-schema.ts'
import { composeMail, exclusionTokens } from './compose-mail.ts'
import { COMPLAINT, formMails, SAID } from '#test/form-mails.ts'
import type { FormMail } from './mail-content.ts'

const SECRET = 's'.repeat(64)
const ORIGIN = 'https://vonk.example'
const ID = randomUUID()
const MAILS = formMails(ID, '')

function composed(name: FormMail['name'], language: LocaleCode) {
  const { content } = MAILS[name]
  return composeMail({
    id: randomUUID(),
    memberId: null,
    mail: { site_id: 'site', to: 'anna@example.com', language, content },
    site: { id: 'site', domain: 'vonk.example', isDefault: true, isLive: true },
    settings: defaultSettings('vonk.example'),
    origin: ORIGIN,
    secretKey: SECRET,
    from: undefined,
    now: new Date(),
  })
}

test.each(LOCALE_CODES)(
  'in %s a complaint is confirmed with number and term alone, and told to the site in full [INF-1]',
  (language) => {
    const receipt = composed('complaint_receipt', language).text
    const told = composed('complaint', language)
    const answer = composed('complaint_answer', language).text

    expect(receipt).toContain(COMPLAINT.number)
    expect(receipt).toContain('14')
    for (const word of [SAID.name, SAID.email, SAID.text]) expect(receipt).not.toContain(word)
    for (const word of [COMPLAINT.number, ...Object.values(SAID)]) expect(told.text).toContain(word)
    expect(told.html).toContain('Twice paid.<br>Once bought.')
    expect(told.subject).toContain(COMPLAINT.number)
    expect(answer).toContain('Paid back.')
  },
)

test.each(LOCALE_CODES)(
  'in %s the mail of an exclusion has the link that lifts it [INF-1]',
  (language) => {
    const { html, text } = composed('exclusion', language)
    const spoken = language === 'nl' ? '' : `&lang=${language}`
    const address = `${ORIGIN}/pages/ban?lift=${exclusionTokens(SECRET, ID).lift}${spoken}`

    expect(html.replaceAll('&amp;', '&')).toContain(`href="${address}"`)
    expect(text).toContain(address)
  },
)
