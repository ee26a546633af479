import { expect, onTestFinished, test, vi } from 'vitest'
import { stored } from './stored.ts'

const textIn = (stored: unknown) => (typeof stored === 'string' ? stored : null)

test('what a full browser has no room for is known until the page is left', () => {
  const words = stored('words', textIn, 'browser')
  onTestFinished(() => words.forget())
  words.set('Hoi')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  words.set('Hoi Noor')
  const meanwhile = words.get()
  full.mockRestore()
  words.set('Hoi Noor, dansen?')

  expect(meanwhile).toBe('Hoi Noor')
  expect(words.get()).toBe('Hoi Noor, dansen?')
  expect(localStorage['words']).toBe('"Hoi Noor, dansen?"')
})
