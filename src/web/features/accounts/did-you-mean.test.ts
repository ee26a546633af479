import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

test.each([
  ['noor@gmial.com', 'noor@gmail.com'],
  ['noor@hotmial.com', 'noor@hotmail.com'],
  ['noor@zigo.nl', 'noor@ziggo.nl'],
  ['Noor+vonk@GMAI.com', 'Noor+vonk@gmail.com'],
  ['noor@t-onlin.de', 'noor@t-online.de'],
  ['noor@orang.fr', 'noor@orange.fr'],
])('%s was probably meant to be %s [SGN-4]', async (email, meant) => {
  expect(await didYouMean(email)).toBe(meant)
})

test.each([
  'noor@gmail.com',
  'noor@hotmail.nl',
  'noor@gmx.com',
  'noor@wp.pl',
  'noor@vonk.example',
  'noor@my-company.nl',
])('%s is left as it is [SGN-4]', async (email) => {
  expect(await didYouMean(email)).toBeNull()
})
