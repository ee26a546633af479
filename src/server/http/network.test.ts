import { expect, test } from 'vitest'
import {
  isFromHere,
  isLoopbackAddress,
  isLoopbackHost,
  networkOf,
  networksOf,
  plainAddress,
} from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5001', '203.0.113.9'],
  ['[203.0.113.9]:5001', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::FFFF:cb00:7109]:443', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]:8080', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('the address %s belongs to the network %s [A10]', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.9:port',
  '[2001:db8::1',
  '1:2:3',
  'a, b',
  '256.1.1.1',
])('what is no address, such as %j, shares one network with all that is none [A10]', (ip) => {
  expect([plainAddress(ip), networkOf(ip)]).toEqual([null, 'unknown'])
})

test('a client that left before it was answered has no address [A10]', () => {
  expect(plainAddress(undefined)).toBeNull()
})

test('an address belongs to ever wider networks, which may do more but not without end [A10]', () => {
  expect(networksOf('2001:db8:1:2fa::1')).toEqual([
    { name: '2001:db8:1:2fa', times: 1 },
    { name: '2001:db8:1:200/56', times: 4 },
    { name: '2001:db8:1/48', times: 16 },
  ])
  expect(networksOf('198.51.100.7')).toEqual([
    { name: '198.51.100.7', times: 1 },
    { name: '198.51.100.0/24', times: 16 },
  ])
})

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['vonk.localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['localhost.evil.example', false],
  ['evil.example', false],
  ['', false],
])('whether the host %j is this machine: %s [W4]', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback)
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['203.0.113.9', false],
  ['', false],
])('whether the peer %j is this machine: %s [W4]', (ip, isLoopback) => {
  expect(isLoopbackAddress(ip)).toBe(isLoopback)
})

test.each([
  ['localhost:3000', '127.0.0.1', {}, true],
  ['localhost', '::1', {}, true],
  ['vonk.example', '127.0.0.1', {}, false],
  ['localhost', '203.0.113.9', {}, false],
  ['localhost', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['localhost', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, false],
])(
  'a request for %s from %s with %o was made here: %s [W4]',
  (host, remoteAddress, more, isHere) => {
    const peer = { headers: { host, ...more }, socket: { remoteAddress } }

    expect(isFromHere(peer as unknown as Parameters<typeof isFromHere>[0])).toBe(isHere)
  },
)
