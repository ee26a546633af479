import {
  createCipheriv,
  createECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startPush } from './push.ts'
import { decryptPush } from './push/decrypt-push.ts'

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const base64url = (text: string) => Buffer.from(text, 'base64url')

function hkdf(salt: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length))
}

function encrypt(text: string, { keys }: Subscription): Buffer {
  const ecdh = createECDH('prime256v1')
  const sender = ecdh.generateKeys()
  const receiver = base64url(keys.p256dh)
  const salt = randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const material = hkdf(base64url(keys.auth), ecdh.computeSecret(receiver), info, 32)
  const key = hkdf(salt, material, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(salt, material, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(`${text}\x02`), cipher.final(), cipher.getAuthTag()]
  const sizes = Buffer.from([0, 0, 16, 0, sender.length])
  return Buffer.concat([salt, sizes, sender, ...sealed])
}

function newSigner() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const k = Buffer.concat([Buffer.from([4]), base64url(x), base64url(y)]).toString('base64url')
  const vapid = (claims: object) => {
    const parts = [{ typ: 'JWT', alg: 'ES256' }, claims]
    const text = parts
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    })
    return `vapid t=${text}.${signature.toString('base64url')}, k=${k}`
  }
  return { k, vapid }
}

async function startService() {
  const push = await startPush()
  onTestFinished(push.close)
  const signer = newSigner()
  const exp = Math.floor(Date.now() / 1_000) + 3_600
  const claims = { aud: push.url, exp, sub: 'mailto:push@vonk.example' }
  const post = (endpoint: string, body: Buffer, headers: Record<string, string> = {}) =>
    fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: signer.vapid(claims),
        'content-encoding': 'aes128gcm',
        ttl: '60',
        urgency: 'high',
        ...headers,
      },
      body: new Uint8Array(body),
    }).then(({ status }) => status)
  return { ...push, signer, claims, post }
}

test('the example of RFC 8291 is decrypted', () => {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(base64url('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'))
  const body = base64url(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )

  const text = decryptPush(body, { ecdh, auth: base64url('BTBZMqHH6r4Tts7J_aSIgg') })

  expect(text).toBe('When I grow up, I want to be a watermelon')
})

test('a signed and encrypted push arrives as plain text, with its delivery wishes', async () => {
  const { subscription, post, waitForPush } = await startService()
  const device = subscription()

  const status = await post(device.endpoint, encrypt('{"title":"Nieuw ✨"}', device))

  expect(status).toBe(201)
  expect(await waitForPush(({ endpoint }) => endpoint === device.endpoint)).toEqual({
    endpoint: device.endpoint,
    payload: '{"title":"Nieuw ✨"}',
    ttl: 60,
    urgency: 'high',
    topic: '',
  })
})

test('unknown, gone, too large, badly encrypted and incomplete pushes are refused', async () => {
  const { subscription, expire, post, url, pushes } = await startService()
  const [device, gone] = [subscription(), subscription()]
  expire(gone.endpoint)
  const body = encrypt('hello', device)

  expect(await post(`${url}/push/unknown`, body)).toBe(404)
  expect(await post(gone.endpoint, encrypt('hello', gone))).toBe(410)
  expect(await post(device.endpoint, encrypt('x'.repeat(4_000), device))).toBe(413)
  expect(await post(device.endpoint, encrypt('hello', gone))).toBe(400)
  expect(await post(device.endpoint, body, { ttl: '' })).toBe(400)
  expect(await post(device.endpoint, body, { 'content-encoding': 'aesgcm' })).toBe(415)
  expect(pushes).toHaveLength(0)
})

test('only a fresh VAPID token for this service, signed by the key that it names, is accepted', async () => {
  const { subscription, post, signer, claims } = await startService()
  const device = subscription({ applicationServerKey: signer.k })
  const stranger = newSigner()
  const body = encrypt('hello', device)
  const sent = (authorization: string) => post(device.endpoint, body, { authorization })
  const forged = stranger.vapid(claims).replace(/k=.*/, `k=${signer.k}`)

  expect(await sent(signer.vapid(claims))).toBe(201)
  expect(await sent('')).toBe(401)
  expect(await sent(forged)).toBe(403)
  expect(await sent(stranger.vapid(claims))).toBe(403)
  expect(await sent(signer.vapid({ ...claims, aud: 'https://else.example' }))).toBe(403)
  expect(await sent(signer.vapid({ ...claims, exp: claims.exp - 7_200 }))).toBe(403)
  expect(await sent(signer.vapid({ ...claims, exp: claims.exp + 90_000 }))).toBe(403)
  expect(await sent(signer.vapid({ ...claims, sub: '' }))).toBe(403)
})

test('a busy push service says 429 and when to come back', async () => {
  const { subscription, post, faults, pushes } = await startService()
  const device = subscription()
  faults.next({ status: 429, retryAfter: 30 })

  const first = await post(device.endpoint, encrypt('hello', device))
  const second = await post(device.endpoint, encrypt('hello', device))

  expect([first, second]).toEqual([429, 201])
  expect(pushes).toHaveLength(1)
})
