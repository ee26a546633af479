import { createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

type Verdict = { key: string } | { status: 401 | 403; fault: string }

const DAY_SECONDS = 24 * 60 * 60

/** Checks an Authorization header as RFC 8292 asks: the signer, the push service it is for, and until when. */
export function verifyVapid(authorization: string, origin: string): Verdict {
  const { t: token, k: key } = parameters(authorization)
  if (!token || !key) return { status: 401, fault: 'vapid t= and k= are missing' }
  const [header = '', claims = '', signature = ''] = token.split('.')
  const { alg } = decode(header)
  if (alg !== 'ES256' || !signed({ text: `${header}.${claims}`, signature, key }))
    return { status: 403, fault: 'the signature does not match' }

  const { aud, exp, sub } = decode(claims)
  const left = Number(exp) - Date.now() / 1_000
  if (aud !== origin) return { status: 403, fault: `aud is not ${origin}` }
  if (!(left > 0 && left <= DAY_SECONDS)) return { status: 403, fault: 'exp is not within a day' }
  if (!/^(?:mailto:|https:\/\/)./.test(String(sub))) return { status: 403, fault: 'no contact' }
  return { key }
}

function parameters(authorization: string): Record<string, string> & { t?: string; k?: string } {
  const [, list = ''] = /^vapid\s+(.+)$/i.exec(authorization) ?? []
  return Object.fromEntries(list.split(',').map((pair) => split(pair.trim())))
}

function split(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

function decode(part: string): Record<string, unknown> & {
  alg?: unknown
  aud?: unknown
  exp?: unknown
  sub?: unknown
} {
  try {
    const json: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return json && typeof json === 'object' ? { ...json } : {}
  } catch {
    return {}
  }
}

interface Signed {
  text: string
  signature: string
  key: string
}

function signed({ text, signature, key }: Signed): boolean {
  try {
    return verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  } catch {
    return false
  }
}

function publicKey(uncompressed: string): KeyObject {
  const point = Buffer.from(uncompressed, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33, 65).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}
