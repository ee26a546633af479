import { expect, test } from 'vitest'
import { choiceIn } from './storage.ts'

test('a choice is read as it is bound to the host, or as it was kept before [LOC-3] [W1]', () => {
  expect(choiceIn('theme=dark; __Host-locale=fr; locale=de', 'locale')).toBe('fr')
  expect(choiceIn('locale=de', 'locale')).toBe('de')
  expect(choiceIn('__Host-source=%7B%7D', 'source')).toBe('%7B%7D')
  for (const cookies of ['', 'xlocale=de', 'x__Host-locale=de', 'theme=locale=de'])
    expect(choiceIn(cookies, 'locale')).toBeNull()
})
