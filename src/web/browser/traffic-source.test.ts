import { afterEach, expect, test } from 'vitest'
import { clearChoice } from './cookie.ts'
import { keepTrafficSource, trafficSource } from './traffic-source.ts'

const here = location.href
afterEach(() => {
  clearChoice('source')
  history.replaceState(null, '', here)
})

test('who sent a visitor is remembered beyond the page they came to [SGN-5]', () => {
  history.replaceState(null, '', '?network=partner-a&ref=7&sub1=x%26y')
  keepTrafficSource()
  history.replaceState(null, '', '?')
  keepTrafficSource()

  expect(trafficSource()).toEqual({ network: 'partner-a', ref: '7', sub1: 'x&y' })
})

test('an address without a network names no source [SGN-5]', () => {
  history.replaceState(null, '', '?ref=7&sub1=x')
  keepTrafficSource()

  expect(trafficSource()).toBeNull()
})

test('a cookie that is no source counts for nothing', () => {
  for (const written of ['nonsense', '%', encodeURIComponent('{"network":""}')]) {
    document.cookie = `source=${written}; path=/`
    expect(trafficSource()).toBeNull()
  }
})
