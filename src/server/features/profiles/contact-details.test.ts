import { expect, test } from 'vitest'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { TEXTS } from '#server/demo/texts/languages.ts'
import { requireNoContactDetails } from './contact-details.ts'

test('what people write about themselves in eleven languages holds nothing of it [ACC-2]', () => {
  const texts = Object.values(TEXTS).flatMap(textsIn)

  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(hasContactDetails)).toEqual([])
})

test('the refusal names the field [ACC-2]', () => {
  expect(() => requireNoContactDetails({ name: 'Noor', about: 'insta: noor' })).toThrow(
    expect.objectContaining({ code: 'CONTACT_DETAILS', params: { field: 'about' } }),
  )
  expect(() => requireNoContactDetails({ name: 'Noor', about: 'Hoi' })).not.toThrow()
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
