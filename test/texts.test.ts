import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { REFUSALS } from '#contract/refusals.ts'

type Shell = { refusal: Record<string, string>; entry: { title: string } }

function shell(locale: string): Shell {
  return JSON.parse(readFileSync(`src/web/i18n/messages/${locale}/shell.json`, 'utf8')) as Shell
}

test.each(LOCALE_CODES)('there is a text for every refusal in %s [ERR-2]', (locale) => {
  expect(Object.keys(shell(locale).refusal).toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

test('the Dutch texts that were given are kept to the letter', () => {
  const { refusal, entry } = shell('nl')

  expect(refusal).toMatchObject({
    LOGIN_FAILED: 'Login mislukt, probeer opnieuw',
    ACCOUNT_LOCKED: 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.',
    UNEXPECTED: 'Er is een fout opgetreden, probeer het later opnieuw.',
  })
  expect(entry.title).toBe('Belangrijke informatie')
})
