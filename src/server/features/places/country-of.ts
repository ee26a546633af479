import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { Reader, type Response } from 'maxmind'
import { ConfigError } from '#server/kernel/config.ts'

const SHIPPED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

export type CountryLookup = (ip: string) => string | null

/** Opens the table of addresses by country: the one that is shipped, or a newer one of the same kind. */
export async function openCountryLookup(file?: string): Promise<CountryLookup> {
  const path = file ?? createRequire(import.meta.url).resolve(SHIPPED)
  const reader = await openTable(path)
  return (ip) => {
    const address = plainAddress(ip)
    return address === null ? null : countryIn(reader.get(address))
  }
}

async function openTable(path: string): Promise<Reader<Response>> {
  try {
    return new Reader<Response>(await readFile(path))
  } catch (error) {
    throw new ConfigError(`GEOIP_FILE cannot be read as a table of countries (mmdb): ${path}`, {
      cause: error,
    })
  }
}

/** The address to look up: without a zone, IPv4 as IPv4; null for what is no address of the public internet. */
function plainAddress(ip: string): string | null {
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0) return null
  return PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6') ? null : address
}

/** Tables of this kind say country_code at the top, or country.iso_code below. */
function countryIn(found: Response | null): string | null {
  const entry = found as { country_code?: unknown; country?: { iso_code?: unknown } } | null
  const code = entry?.country_code ?? entry?.country?.iso_code
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null
}

/** The shipped table places some of these in a country, which says nothing about the visitor. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits)
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6')
}
