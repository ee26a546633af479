import { expect, test } from 'vitest'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { LOCALE_CODES } from '#contract/locales.ts'
import { demoPromptsIn } from '#server/demo/prompts/prompts.ts'
import { demoTextsIn } from '#server/demo/texts/texts.ts'
import { requireNoContactDetails } from './own-profile.ts'

test('what people write about themselves in eleven languages holds nothing of it [ACC-2]', () => {
  const texts = LOCALE_CODES.flatMap((language) => [
    ...stringsIn(demoTextsIn(language)),
    ...stringsIn(demoPromptsIn(language)),
  ])

  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(hasContactDetails)).toEqual([])
})

test('the refusal names the field [ACC-2]', () => {
  expect(() => requireNoContactDetails({ name: 'Noor', about: 'insta: noor' })).toThrow(
    expect.objectContaining({ code: 'CONTACT_DETAILS', params: { field: 'about' } }),
  )
  expect(() => requireNoContactDetails({ name: 'Noor', about: 'Hoi' })).not.toThrow()
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
