import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Method } from '#contract/orders.ts'
import { ANSWER } from './sample-checkout.ts'
import { withOwnWallets } from './use-checkout.tsx'

beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' }))
afterEach(() => vi.unstubAllGlobals())

function offered(isHydrated = true): Method[] {
  const names = ['ideal', 'applepay', 'googlepay', 'directdebit'] as const
  const checkout = { ...ANSWER, methods: names.map((method) => ({ method, banks: [] })) }
  const loaded = withOwnWallets({ checkout, refusedCode: null }, isHydrated)
  return loaded.checkout.methods.map(({ method }) => method)
}

test('a wallet shows where the device has it, and nowhere else [PAY-10]', () => {
  expect(offered()).toEqual(['ideal', 'directdebit'])

  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true })
  expect(offered()).toEqual(['ideal', 'applepay', 'directdebit'])
  expect(offered(false)).toEqual(['ideal', 'directdebit'])

  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' })
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => false })
  expect(offered()).toEqual(['ideal', 'googlepay', 'directdebit'])
})

test('a page that may not ask for Apple Pay goes without [PAY-10]', () => {
  const canMakePayments = () => {
    throw new Error('Trying to call an ApplePaySession API from an insecure context')
  }
  vi.stubGlobal('ApplePaySession', { canMakePayments })

  expect(offered()).toEqual(['ideal', 'directdebit'])
})
