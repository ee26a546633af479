import { onTestFinished } from 'vitest'
import { siteOrigin } from '#server/app.ts'
import type { Db } from '#server/db/connect.ts'
import type { MollieDeps } from '#server/features/payments/provider/mollie/client.ts'
import { openMollie } from '#server/features/payments/provider/mollie/mollie.ts'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from './app.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { startMollie } from './fakes/mollie.ts'
import { inWaves } from './in-waves.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

/** The application with Mollie behind a wire that can be cut, twenty buyers, and a clock that the test moves. */
export async function mollieApp(db: Db, siteId: string, means: { readonly patienceMs?: number }) {
  const time = { offset: 0 }
  const clock = () => new Date(Date.now() + time.offset)
  const mollie = await startMollie({ now: clock })
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: mollie.port })
  onTestFinished(async () => {
    await proxy.close()
    await mollie.close()
  })
  const mollieDeps: MollieDeps & { patienceMs?: number } = {
    apiKey: mollie.apiKey,
    baseUrl: proxy.url,
    clock,
    ...means,
  }
  const provider = openMollie(mollieDeps)
  const app = await testApp(db, { clock, provider })
  // The same question again must be the same to the letter, whichever process asks.
  const originOf = (domain: string) => siteOrigin(domain, { PORT: 3000 })
  const deps = { db, events: app.events, clock, log: openLog('silent'), provider, originOf }
  const buyers = await inWaves(Array.from({ length: 20 }), async () => {
    const member = await makeMember(db, siteId, { is_newcomer: false })
    return loggedIn(app, member.id)
  })

  /** No connection gets through, not even one that is open. */
  function refuse(): void {
    proxy.refuse()
    proxy.reset()
  }

  /** From now on the provider may take as long as it really may. */
  function bePatient(): void {
    delete mollieDeps.patienceMs
  }
  return { mollie, deps, buyers, time, refuse, accept: proxy.accept, bePatient }
}
