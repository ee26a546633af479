import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { hostile } from '#test/hostile.ts'
import { valuesOf } from './values-of.ts'

/** One request as it goes over the wire, and the input it holds if it holds any. */
export type FuzzCase = {
  readonly route: string
  readonly what: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  readonly input?: unknown
}
type Input = Readonly<Record<string, unknown>>
type Sample = { readonly endpoint: Endpoint; readonly input: Input }
type Part = Omit<FuzzCase, 'route'>

const JSON_TYPE = { 'content-type': 'application/json' }
/** Longer than any body may be; whole megabytes are sent once elsewhere. */
const TOO_LONG = 'x'.repeat(70_000)
const STRINGS = Object.entries(hostile.strings)
  .filter(([name]) => name !== '10 MB')
  .map(([, make]) => make())
const WRONG_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'application/xml',
  'application/jsonx',
  'a',
]

const RAW_QUERIES = [
  'a[b]=1&a[c]=2',
  '%ff=%fe',
  '&&&=',
  'a=%',
  'lat=1&lat=2',
  `q=${'z'.repeat(5000)}`,
  '__proto__[x]=1',
  '%00=%00',
]
/** The hostile texts that a header can carry at all. */
const HEADER_TEXTS = STRINGS.filter((text) => /^[\t\x20-\xff]*$/.test(text) && text.length < 8000)

/** Requests to one endpoint: right ones, wrong ones, and ones that no browser would send. */
export function fuzzCases(sample: Sample): fc.Arbitrary<FuzzCase> {
  const { method, path } = sample.endpoint
  const parts = partsOf(sample)
  return parts.map((part) => ({ route: `${method} ${path}`, ...part }))
}

function partsOf(sample: Sample): fc.Arbitrary<Part> {
  if (sample.endpoint.takesFile) return besideFile(sample)
  return sample.endpoint.method === 'GET' ? inQuery(sample) : inBody(sample)
}

/** What stands in the query, right or wrong, beside a file that is no picture. */
function besideFile(sample: Sample): fc.Arbitrary<Part> {
  const types = fc.constantFrom('image/jpeg', 'image/png', 'application/octet-stream')
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Uint8Array.of(0xff, 0xd8, 0xff, ...bytes)),
  )
  return fc.tuple(inQuery(sample), types, files).map(([part, type, file]) => ({
    ...part,
    headers: { 'content-type': type, ...part.headers },
    payload: Buffer.from(file),
  }))
}

function inQuery({ endpoint, input }: Sample): fc.Arbitrary<Part> {
  const { path } = endpoint
  const part = (what: string) => (given: Input) => {
    const query = new URLSearchParams(Object.entries(given).map(pairOf))
    const read = Object.fromEntries(query)
    return { what, url: `${path}?${query.toString()}`, headers: {}, input: read }
  }
  return fc.oneof(
    valuesOf(endpoint.input).map(part('valid')),
    changed(input).map(part('changed')),
    unknownFields(input).map(part('unknown fields')),
    fc
      .constantFrom(...RAW_QUERIES)
      .map((query) => ({ what: 'raw query', url: `${path}?${query}`, headers: {} })),
    fc.constantFrom(...HEADER_TEXTS).map((value) => ({
      what: 'cookies',
      url: path,
      headers: { cookie: `country=${value}; session=${value}; locale=${value}` },
    })),
  )
}

function inBody({ endpoint, input }: Sample): fc.Arbitrary<Part> {
  const url = endpoint.path
  const body = (
    what: string,
    payload: string | Buffer,
    headers: Part['headers'] = JSON_TYPE,
  ): Part => ({ what, url, payload, headers })
  const json = (what: string) => (given: Input) => ({
    ...body(what, JSON.stringify(given)),
    input: given,
  })
  const right = JSON.stringify(input)
  return fc.oneof(
    valuesOf(endpoint.input).map(json('valid')),
    changed(input).map(json('changed')),
    unknownFields(input).map(json('unknown fields')),
    fc.jsonValue({ maxDepth: 3 }).map((value) => body('any JSON', JSON.stringify(value))),
    fc.constantFrom(...Object.values(hostile.json)).map((make) => body('hostile JSON', make())),
    fc
      .nat({ max: Math.max(0, right.length - 1) })
      .map((end) => body('broken JSON', right.slice(0, end))),
    fc
      .uint8Array({ minLength: 1, maxLength: 60 })
      .map((bytes) => body('any bytes', Buffer.from(bytes))),
    fc
      .constantFrom(...WRONG_TYPES)
      .map((type) => body('wrong content type', right, { 'content-type': type })),
    fc
      .constantFrom('\xff', '\xc0\x80', '\xed\xa0\x80', '\xf8\x88')
      .map((bad) => body('invalid UTF-8', Buffer.from(`{"a":"${bad}"}`, 'latin1'))),
    fc.constant(body('too large', JSON.stringify({ ...input, filler: TOO_LONG }))),
    fc
      .constantFrom(gzipSync(right), gzipSync(TOO_LONG.repeat(20)), Buffer.from('no gzip'))
      .map((bytes) => body('compressed', bytes, { ...JSON_TYPE, 'content-encoding': 'gzip' })),
    fc
      .constantFrom('br', 'x-unknown', 'identity', '')
      .map((encoding) =>
        body('odd encoding', right, { ...JSON_TYPE, 'content-encoding': encoding }),
      ),
  )
}

/** The sample with one field that is missing, of another type, or hostile. */
function changed(input: Input): fc.Arbitrary<Input> {
  const names = Object.keys(input)
  if (names.length === 0) return fc.constant(input)
  const values = fc.oneof(
    fc.constantFrom(...STRINGS),
    fc.constantFrom(undefined, null, true, -1, 0.5, 1e308, 2 ** 53, [], {}, [[]], {
      a: 1,
    }),
    fc.string({ unit: 'binary' }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constant(nested(1000)),
  )
  return fc.tuple(fc.constantFrom(...names), values).map(([name, value]) => {
    const { [name]: _, ...rest } = input
    return value === undefined ? rest : { ...rest, [name]: value }
  })
}

function unknownFields(input: Input): fc.Arbitrary<Input> {
  const named = fc.constantFrom(...Object.entries(hostile.fields))
  const random = fc.tuple(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 1 }))
  return fc.oneof(named, random).map(([name, value]) => {
    const wider = { ...input }
    if (!Object.hasOwn(input, name)) Object.defineProperty(wider, name, { value, enumerable: true })
    return wider
  })
}

function pairOf([name, value]: [string, unknown]): [string, string] {
  return [name, typeof value === 'string' ? value : JSON.stringify(value)]
}

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
}
