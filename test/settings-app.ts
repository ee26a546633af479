import { openBus } from '#server/events/bus.ts'
import type { Db } from '#server/db/connect.ts'
import { readsOf } from '#server/db/replica.ts'
import { settingsRoutes } from '#server/features/settings/routes.ts'
import { addSite, siteByHost } from '#server/features/settings/settings.ts'
import { openBaseServer } from '#server/http/base-server.ts'
import { openCrowd } from '#server/http/crowd.ts'
import { openLimiter } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import { vapidKeysFrom } from '#server/kernel/encryption.ts'
import { openLog } from '#server/kernel/log.ts'

export const DUTCH_ADDRESS = '145.97.1.1'

type Asked = { host?: string; ip?: string; cookie?: string; headers?: Record<string, string> }

/** A site of its own with the calls about settings and nothing else, and what it logs. */
export async function settingsApp(db: Db) {
  const site = await addSite(db, `${crypto.randomUUID()}.example`)
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const findSite = (host: string) => siteByHost(db, host, { allowLoopback: false })
  const fastify = await openBaseServer({
    config: { TRUSTED_PROXIES: [], isProduction: false },
    log,
    findSite,
  })
  const limiter = openLimiter(db, 'secret')
  const own = {
    crowd: openCrowd(10),
    clock: () => new Date(),
    secretKey: 'secret',
    endpoints: new Map(),
    events: openBus(),
  }
  const app: App = { fastify, ...readsOf({ db }), limiter, ...own }
  settingsRoutes(app, {
    countryOf: (ip) => (ip === DUTCH_ADDRESS ? 'NL' : null),
    pushPublicKey: vapidKeysFrom('secret').publicKey,
  })

  async function get(url: string, { host = site.domain, ip, cookie, headers }: Asked = {}) {
    const answer = await fastify.inject({
      url,
      headers: { host, ...headers, ...(cookie ? { cookie } : {}) },
      ...(ip ? { remoteAddress: ip } : {}),
    })
    return { status: answer.statusCode, text: answer.body, body: answer.json() }
  }
  return { site, get, logged: () => lines.join('') }
}
