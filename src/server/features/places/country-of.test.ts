import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCountryLookup } from './country-of.ts'

const countryOf = await openCountryLookup()

test.each([
  ['145.97.1.1', 'NL'],
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['2001:610::1', 'NL'],
  ['::ffff:145.97.1.1', 'NL'],
  ['::FFFF:145.97.1.1', 'NL'],
])('the address %s is in %s, looked up without a network [SITE-5]', (ip, country) => {
  expect(countryOf(ip)).toBe(country)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:192.168.1.1',
  'ff02::1',
])('the private address %s is in no country [SITE-5]', (ip) => {
  expect(countryOf(ip)).toBeNull()
})

test.each([
  '',
  'unknown',
  '1.2.3',
  '1.2.3.4.5',
  '999.1.1.1',
  '145.97.1.1, 8.8.8.8',
  '[2001:610::1]',
  '\0',
])('%j is no address and in no country [SITE-5]', (ip) => {
  expect(countryOf(ip)).toBeNull()
})

test('a table that is missing or broken stops the start with one clear line [SITE-5]', async () => {
  const missing = join(tmpdir(), `${crypto.randomUUID()}.mmdb`)
  const broken = join(tmpdir(), `${crypto.randomUUID()}.mmdb`)
  await writeFile(broken, 'not a table')

  for (const file of [missing, broken]) {
    await expect(openCountryLookup(file)).rejects.toThrow(
      `GEOIP_FILE cannot be read as a table of countries (mmdb): ${file}`,
    )
  }
  await rm(broken)
})
