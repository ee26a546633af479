import type { Method } from '#contract/orders.ts'

type ApplePay = { readonly canMakePayments: () => boolean }

/** Whether this browser can pay so: a wallet is where its device is, anything else everywhere. */
export function canPayBy(method: Method): boolean {
  if (method === 'applepay') return hasApplePay()
  return method !== 'googlepay' || /Android/.test(navigator.userAgent)
}

function hasApplePay(): boolean {
  const { ApplePaySession: session } = globalThis as { ApplePaySession?: ApplePay }
  try {
    return session?.canMakePayments() ?? false
  } catch {
    // It wants a page that came by https.
    return false
  }
}
