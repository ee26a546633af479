import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { REFUSALS } from '#contract/refusals.ts'

function catalogue<Texts>(locale: string, area: string): Texts {
  return JSON.parse(readFileSync(`src/web/i18n/messages/${locale}/${area}.json`, 'utf8')) as Texts
}

function refusals(locale: string): Record<string, string> {
  const { offline: _, ...texts } = catalogue<Record<string, string>>(locale, 'refusal')
  return texts
}

test.each(LOCALE_CODES)('there is a text for every refusal in %s [ERR-2]', (locale) => {
  expect(Object.keys(refusals(locale)).toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

test('the Dutch texts that were given are kept to the letter [LOC-7, ERR-1]', () => {
  const { entry } = catalogue<{ entry: { title: string } }>('nl', 'shell')
  const { date_missing: dateMissing } = catalogue<{ date_missing: string }>('nl', 'profile')

  expect(refusals('nl')).toMatchObject({
    LOGIN_FAILED: 'Login mislukt, probeer opnieuw',
    ACCOUNT_LOCKED: 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.',
    RESET_LIMIT: 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
    LINK_INVALID: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    EMAIL_NOT_FOUND: 'E-mailadres niet gevonden',
    EMAIL_TAKEN: 'Dit e-mailadres heeft al een account op deze site.',
    PASSWORDS_DIFFER: 'De opgegeven wachtwoorden zijn niet gelijk.',
    TOO_YOUNG: 'Vul uw geboortedatum in ({min_age}+ jaar)',
    UNEXPECTED: 'Er is een fout opgetreden, probeer het later opnieuw.',
  })
  expect(entry.title).toBe('Belangrijke informatie')
  expect(dateMissing).toBe('Vul uw geboortedatum in (18+ jaar)')
})

test('the English texts for the same refusals say no less [ERR-1]', () => {
  expect(refusals('en')).toMatchObject({
    LOGIN_FAILED:
      'That e-mail address and password don’t match. Try again, or reset your password.',
    ACCOUNT_LOCKED: 'Too many wrong attempts. Your account is locked for {minutes} min.',
    ACCOUNT_BANNED:
      'This account has been blocked. Contact support if you think this is a mistake.',
    ACCOUNT_DELETED:
      'This account has been deleted. You can still restore it with the link in your e-mail.',
    RESET_LIMIT:
      'We’ve already sent you a few e-mails to reset your password. Check your spam folder or try again tomorrow.',
    MAIL_LIMIT:
      'We’ve already sent you a few e-mails. Check your spam folder too, or try again later.',
    LINK_INVALID: 'This link has expired or isn’t valid. Request a new e-mail.',
    EMAIL_NOT_FOUND: 'We don’t know this e-mail address. Check it, or join for free.',
    EMAIL_TAKEN: 'There’s already an account with this e-mail address on this site.',
    PASSWORDS_DIFFER: 'The passwords you entered aren’t the same.',
    PASSWORD_TOO_COMMON:
      'This password is too easy to guess. Choose another one, such as a short sentence.',
    CONTACT_DETAILS:
      'Phone numbers, e-mail addresses and links are for Premium members only. Remove them to continue.',
    TOO_YOUNG: 'You must be {min_age} or older for this site. Is your date of birth right?',
  })
})

test('Polish writes to people in small letters, but where a sentence begins [LOC-7]', () => {
  const folders = ['src/web/i18n/messages/pl', 'src/web/content/pl', 'src/server/features']
  const polish = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\/pl\/.*\.(json|md)$|\/pl\.ts$/.test(path))
  const found = polish.flatMap((path) => readFileSync(path, 'utf8').match(CAPITAL_YOU) ?? [])

  expect(polish.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

/** A form of you with a capital after a small letter, a comma, a number or a word of one letter. */
const CAPITAL_YOU =
  /(?:[\p{Ll}\d,}>)]|\b[A-Z]) (?:Ty|Ci|Cię|Ciebie|Tobie|Tobą|Tw(?:ój|oi|oj?\p{Ll}*))(?!\p{L})/gu

test('no French name follows a word that would have to elide [LOC-7]', () => {
  const folders = ['src/web/i18n/messages/fr', 'src/web/content/fr']
  const paths = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  const french = [...paths, 'src/server/texts/fr.ts', 'src/server/demo/talk/fr.ts']

  const found = french.flatMap((path) => readFileSync(path, 'utf8').match(BEFORE_A_NAME) ?? [])

  expect(found).toEqual([])
})

/** A word that loses its last letter before a vowel, with which a name may begin. */
const BEFORE_A_NAME =
  /(?<!\p{L})(?:de|que|le|la|je|ne|se|te|me|si|lorsque|puisque|quoique) \{(?:name|who|told|site|site_name|company)\}/giu
