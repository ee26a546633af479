import { expect, test } from 'vitest'
import { openCatalogue } from './catalogue.ts'

test('what loads while the language is switched comes in the new language [LOC-4]', async () => {
  const catalogue = openCatalogue('nl')
  await catalogue.load(['shell'])

  await Promise.all([catalogue.switchTo('en'), catalogue.load(['login'])])

  expect(catalogue.locale).toBe('en')
  expect(Object.keys(catalogue.messages)).toEqual(['shell', 'login'])
  expect(catalogue.messages.login.submit).toBe('Log in')
})

test('what was asked for before a switch does not take its texts away [LOC-4]', async () => {
  const prepared = openCatalogue('en')
  await prepared.load(['shell'])
  const catalogue = openCatalogue('nl')
  await catalogue.load(['shell'])

  const loading = catalogue.load(['swipe-game'])
  await Promise.all([loading, catalogue.switchTo('en')])

  expect(catalogue.locale).toBe('en')
  expect(Object.keys(catalogue.messages)).toEqual(['shell', 'swipe-game'])
})

test('of two switches at once the last one counts [LOC-4]', async () => {
  const catalogue = openCatalogue('nl')
  await catalogue.load(['shell', 'login'])

  await Promise.all([catalogue.switchTo('fi'), catalogue.switchTo('nl')])

  expect(catalogue.locale).toBe('nl')
  expect(catalogue.messages.login.submit).toBe('Inloggen')
})
