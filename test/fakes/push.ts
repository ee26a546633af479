import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { startHttpFake } from './http-fake.ts'
import type { FakeAnswer, FakeRequest } from './http-fake.ts'
import { createInbox } from './inbox.ts'
import { decryptPush } from './push/decrypt-push.ts'
import type { ReceiverKeys } from './push/decrypt-push.ts'
import { verifyVapid } from './push/verify-vapid.ts'

interface Push {
  endpoint: string
  payload: string
  ttl: number
  urgency: string
  topic: string
}

interface Device extends ReceiverKeys {
  endpoint: string
  applicationServerKey: string | null
  gone: boolean
}

const LARGEST_BODY = 4_096

/** A push service together with its browsers: it checks VAPID, and decrypts with the keys of the subscription. */
export async function startPush() {
  const inbox = createInbox<Push>('push')
  const devices = new Map<string, Device>()

  function handle(request: FakeRequest): FakeAnswer {
    const device = devices.get(request.path)
    if (!device) return problem(404, 'unknown subscription')
    if (device.gone) return problem(410, 'subscription has gone')
    if (request.method !== 'POST') return problem(405, 'POST only')
    const refused = refusal(request, device)
    if (refused) return refused
    const payload = decryptPush(request.body, device)
    if (payload === null) return problem(400, 'the body cannot be decrypted')
    inbox.add({ endpoint: device.endpoint, payload, ...delivery(request) })
    return { status: 201, headers: { location: `${request.origin}/message/${randomUUID()}` } }
  }

  const fake = await startHttpFake(handle)

  /** A new browser; with an application server key it accepts pushes signed by that key only. */
  function subscription({ applicationServerKey = null as string | null } = {}) {
    const path = `/push/${randomUUID()}`
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const device = { endpoint: fake.url + path, ecdh, auth: randomBytes(16), gone: false }
    devices.set(path, { ...device, applicationServerKey })
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: device.auth.toString('base64url') }
    return { endpoint: device.endpoint, keys }
  }

  /** The browser has unsubscribed: from now on its endpoint answers 410. */
  function expire(endpoint: string): void {
    const device = devices.get(new URL(endpoint).pathname)
    if (device) device.gone = true
  }

  return { ...fake, pushes: inbox.items, waitForPush: inbox.waitFor, subscription, expire }
}

function refusal(request: FakeRequest, device: Device): FakeAnswer | null {
  const { origin, headers, body } = request
  const signer = verifyVapid(headers.authorization ?? '', origin)
  if ('fault' in signer) return problem(signer.status, signer.fault)
  if (device.applicationServerKey && device.applicationServerKey !== signer.key)
    return problem(403, 'subscribed with another key')
  if (!/^\d+$/.test(String(headers['ttl'] ?? ''))) return problem(400, 'TTL is missing')
  if (headers['content-encoding'] !== 'aes128gcm') return problem(415, 'not aes128gcm')
  if (body.length > LARGEST_BODY) return problem(413, 'payload too large')
  return null
}

function delivery({ headers }: FakeRequest): Pick<Push, 'ttl' | 'urgency' | 'topic'> {
  return {
    ttl: Number(headers['ttl']),
    urgency: String(headers['urgency'] ?? 'normal'),
    topic: String(headers['topic'] ?? ''),
  }
}

function problem(status: number, message: string): FakeAnswer {
  return { status, body: { message } }
}
