// Where a request comes from: addresses as proxies write them, the networks they belong to, and this very machine.

import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'

/** A network that an address belongs to, and how many times as much as one customer it may do. */
export type Network = { readonly name: string; readonly times: number }

/** What stands for every address that is none: all of them share what one network may do. */
const UNKNOWN: readonly Network[] = [{ name: 'unknown', times: 1 }]

/**
 * The networks of an address, the narrowest first. One customer has an IPv4 address or a /64, many a household a /56; a /48,
 * which tunnels and hosters give away, and the 256 neighbours of an IPv4 address may be many customers, but not without end.
 */
export function networksOf(ip: string): readonly Network[] {
  const address = plainAddress(ip)
  if (address === null) return UNKNOWN
  if (isIP(address) === 4) {
    const neighbours = address.split('.').slice(0, 3).join('.')
    return [
      { name: address, times: 1 },
      { name: `${neighbours}.0/24`, times: 16 },
    ]
  }
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address)
  const named = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':')
  return [
    { name: named(a, b, c, d), times: 1 },
    { name: `${named(a, b, c, d & 0xff00)}/56`, times: 4 },
    { name: `${named(a, b, c)}/48`, times: 16 },
  ]
}

/** The one customer that an address stands for. */
export function networkOf(ip: string): string {
  return networksOf(ip)[0]!.name
}

/**
 * An address without what some proxies add to it: a port, brackets or a zone; IPv4 that is written as IPv6 is IPv4. Null when it
 * is no address. Of a client that has already left there is none.
 */
export function plainAddress(given: string | undefined = ''): string | null {
  const [, inBrackets, beforePort] =
    /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(given) ?? []
  const address = (inBrackets ?? beforePort ?? given).split('%')[0]!
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return address
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Addresses of the web are always written in the same way, without dots.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [front = [], back] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = back === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array<string>(zeros).fill('0'), ...(back ?? [])].map((group) =>
    Number.parseInt(group, 16),
  )
}

const LOOPBACK_NAME = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])\.?(?::\d{1,5})?$/i

/** Whether a host name, with or without a port, always means the very machine that asks. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_NAME.test(host)
}

/** Whether an address is one of this very machine. */
export function isLoopbackAddress(ip: string): boolean {
  const address = plainAddress(ip)
  return address !== null && (address === '::1' || address.startsWith('127.'))
}

type Peer = Pick<FastifyRequest, 'headers' | 'socket'>

/** Whether a request was made on this very machine, for this very machine, and came through no proxy. */
export function isFromHere({ headers, socket }: Peer): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return (
    !isForwarded &&
    isLoopbackHost(headers.host ?? '') &&
    isLoopbackAddress(socket.remoteAddress ?? '')
  )
}

/** For what developers and trial users alone may see: to everybody else it is not there. */
export const HERE_ALONE = {
  onRequest: async (request: FastifyRequest) => {
    if (!isFromHere(request)) throw new Refusal('NOT_FOUND')
  },
}
