import { afterEach, expect, test } from 'vitest'
import { trafficSource } from './use-sign-up.ts'

afterEach(() => keep('', 0))

function keep(written: string, seconds = 60): void {
  document.cookie = `source=${written}; path=/; max-age=${seconds}`
}

test('who sent a visitor is read from what the browser keeps [SGN-5]', () => {
  const source = { network: 'partner-a', ref: '7', sub1: 'x&y' }

  keep(encodeURIComponent(JSON.stringify(source)))

  expect(trafficSource()).toEqual(source)
})

test('a cookie that is no source counts for nothing [SGN-5]', () => {
  for (const written of ['', 'nonsense', '%', 'null', encodeURIComponent('{"network":""}')]) {
    keep(written)
    expect(trafficSource()).toBeNull()
  }
})
