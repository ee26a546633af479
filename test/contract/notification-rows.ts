import { createECDH, randomBytes } from 'node:crypto'
import { forEveryone, forMembers, type Row } from './row.ts'
import type { Caller } from './world.ts'

/** What reaches members who are not here, and what installs or shares a site. */
export const NOTIFICATION_ROWS: Readonly<Record<string, Row>> = {
  'POST /api/user.php?push=1': {
    input: ({ caller }) => ({ subscription: aSubscription(caller) }),
    outcomes: forMembers(200),
  },
  'DELETE /api/user.php?push=1': {
    input: ({ caller }) => ({ endpoint: endpointOf(caller) }),
    outcomes: forMembers(200),
  },
  'POST /api/page-hidden.php': { input: () => ({ is_shown: true }), outcomes: forEveryone(200) },
  'GET /manifest.webmanifest': { outcomes: forEveryone(200) },
  'GET /icons/:name': {
    request: () => ({ url: '/icons/app-192.png' }),
    outcomes: forEveryone(200),
  },
  'GET /sharing/:name': {
    request: () => ({ url: '/sharing/nl.png' }),
    outcomes: forEveryone(200),
  },
  'GET /site-pictures/:name': {
    request: () => ({ url: '/site-pictures/none.webp' }),
    outcomes: forEveryone('NOT_FOUND'),
  },
  'GET /offline': { outcomes: forEveryone(200) },
}

function endpointOf({ member, target }: Caller): string {
  return `https://fcm.googleapis.com/fcm/send/${(member ?? target).email}`
}

/** The browser of a caller, at a push service that is known. */
function aSubscription(caller: Caller) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    endpoint: endpointOf(caller),
    keys: {
      p256dh: pair.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}
