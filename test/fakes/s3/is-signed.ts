import { createHash, createHmac } from 'node:crypto'
import type { FakeRequest } from '../http-fake.ts'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

type Keys = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** Whether a request carries the signature that its sender's key makes of it (version 4), and that of its body. */
export function isSigned(request: FakeRequest, keys: Keys): boolean {
  const { headers, body } = request
  const [, keyId, day = '', region, names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (keyId !== keys.accessKeyId || region !== keys.region) return false
  if (headers['x-amz-content-sha256'] !== hashOf(body)) return false
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    hashOf(canonical(request, names.split(';'))),
  ].join('\n')
  return signature === hmac(signingKey(keys, day), text).toString('hex')
}

function canonical({ method, path, query, headers, body }: FakeRequest, names: string[]): string {
  const sorted = [...query].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const pairs = sorted.map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return [
    method,
    path,
    pairs.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names.join(';'),
    hashOf(body),
  ].join('\n')
}

function signingKey({ secretAccessKey, region }: Keys, day: string): Buffer {
  return [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    Buffer.from(`AWS4${secretAccessKey}`),
  )
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
