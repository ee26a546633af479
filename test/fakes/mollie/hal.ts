import type { FakeAnswer } from '../http-fake.ts'
import type { Call } from './route.ts'

const HEADERS = { 'content-type': 'application/hal+json' }

export function hal(status: number, body?: unknown): FakeAnswer {
  return { status, headers: HEADERS, body }
}

export function link(href: string, type = 'application/hal+json') {
  return { href, type }
}

/** A whole list in one page, embedded under its name. */
export function halList({ origin }: Call, path: string, embedded: Record<string, unknown[]>) {
  const count = Object.values(embedded).flat().length
  const links = { self: link(origin + path), previous: null, next: null }
  return hal(200, { count, _embedded: embedded, _links: links })
}
