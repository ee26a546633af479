import { matchPath } from 'react-router'
import { withoutSpaces } from '#contract/discounts.ts'
import { COUNTRY_CODES, type CountryCode } from '#contract/locales.ts'
import { loginTarget } from '#contract/login-target.ts'
import { type Method, METHODS } from '#contract/orders.ts'
import { PACKAGE_STYLES, type PackageStyle } from '#contract/packages.ts'
import { pathTo, ROUTES } from '#contract/routes.ts'

/** What a buyer is about to buy and how. All of it stands in the address, so that going back or reloading loses nothing. */
export type CheckoutChoice = {
  readonly style: PackageStyle
  readonly method: Method | null
  readonly bank: string | null
  readonly country: CountryCode | null
  readonly code: string | null
  readonly from: string | null
}

/** The choice in an address; null where it names no package or method that there is. */
export function choiceIn(
  { id, paymentmethod: named }: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): CheckoutChoice | null {
  const style = PACKAGE_STYLES.find((known) => known === id)
  const method = METHODS.find((known) => known === named) ?? null
  if (!style || (named !== undefined && method === null)) return null
  return { style, method, ...detailsIn(query) }
}

/** What an address says beside package and method. */
export function detailsIn(query: URLSearchParams): Omit<CheckoutChoice, 'style' | 'method'> {
  return {
    bank: query.get('bank'),
    country: COUNTRY_CODES.find((known) => known === query.get('country')) ?? null,
    code: codeAsTyped(query.get('code') ?? ''),
    from: returnPlace(query.get('from')),
  }
}

export function checkoutPath({ style, method, bank, country, code, from }: CheckoutChoice): string {
  const path = pathTo('credits-id-paymentmethod', {
    id: style,
    ...(method === null ? {} : { paymentmethod: method }),
  })
  return withQuery(path, { bank, country, code, from })
}

export function debitPath({ style, country, code, from }: CheckoutChoice): string {
  return withQuery(pathTo('directdebit'), { package: style, country, code, from })
}

/** Where one withdraws from this purchase. */
export function withdrawPath(orderId: string): string {
  return withQuery(pathTo('withdraw'), { order: orderId })
}

/** A code in whatever case and groups it was typed; null for none. */
export function codeAsTyped(text: string): string | null {
  return withoutSpaces(text).toUpperCase().slice(0, 40) || null
}

function withQuery(path: string, values: Record<string, string | null>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  const query = new URLSearchParams(given).toString()
  return query ? `${path}?${query}` : path
}

/** What an address says is to be paid by direct debit; null where it names no package. */
export function debitChoiceIn(query: URLSearchParams): CheckoutChoice | null {
  const style = PACKAGE_STYLES.find((known) => known === query.get('package'))
  return style ? { style, method: 'directdebit', ...detailsIn(query) } : null
}

/** Where packages are chosen: members who have bought before find them at their credits. */
export function shopPath(isPremium: boolean, from: string | null = null): string {
  const path = pathTo(isPremium ? 'credits' : 'premium')
  return from === null ? path : `${path}?${new URLSearchParams({ from }).toString()}`
}

/** The page that a buyer came from, if it is one of this site; null for anything else in the address. */
export function returnPlace(place: string | null | undefined): string | null {
  return place && loginTarget(place) === place ? place : null
}

/** Whether one was in the middle of a conversation there. */
export function isConversation(place: string): boolean {
  const path = place.split(/[?#]/)[0]!
  return (['chats-id', 'members-id-chat'] as const).some((name) =>
    matchPath(ROUTES[name].path, path),
  )
}
