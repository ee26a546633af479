import type { FakeAnswer } from '../http-fake.ts'
import { Problem } from './problem.ts'
import type { Call } from './route.ts'

const HEADERS = { 'content-type': 'application/hal+json' }

export function hal(status: number, body?: unknown): FakeAnswer {
  return { status, headers: HEADERS, body }
}

export function link(href: string, type = 'application/hal+json') {
  return { href, type }
}

const LONGEST_PAGE = 250
const USUAL_PAGE = 50

/** A page of a list, as Mollie cuts it: from an id, that one included, so many, with links to the pages around it. */
export function paged<Item extends { id: string }>(call: Call, path: string, items: Item[]) {
  const { query, origin } = call
  const limit = Number(query.get('limit') ?? USUAL_PAGE)
  if (!Number.isInteger(limit) || limit < 1 || limit > LONGEST_PAGE)
    throw new Problem(400, 'The limit is out of range', 'limit')
  const from = query.get('from')
  const start = from === null ? 0 : items.findIndex(({ id }) => id === from)
  if (start < 0) throw new Problem(400, 'The from parameter names nothing that is there', 'from')
  const at = (index: number) => {
    const item = items[index]
    return item ? link(`${origin}${path}?from=${item.id}&limit=${limit}`) : null
  }
  const links = {
    self: link(`${origin}${path}?limit=${limit}`),
    previous: start === 0 ? null : at(Math.max(0, start - limit)),
    next: at(start + limit),
  }
  return { page: items.slice(start, start + limit), links }
}

/** A whole list in one page, embedded under its name. */
export function halList({ origin }: Call, path: string, embedded: Record<string, unknown[]>) {
  const count = Object.values(embedded).flat().length
  const links = { self: link(origin + path), previous: null, next: null }
  return hal(200, { count, _embedded: embedded, _links: links })
}
