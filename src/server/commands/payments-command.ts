import { siteOrigin } from '#server/app.ts'
import { openBus } from '#server/events/bus.ts'
import { openProvider } from '#server/features/payments/payments.ts'
import { systemClock as clock } from '#server/kernel/clock.ts'
import { openLog } from '#server/kernel/log.ts'
import { secretIn } from '#server/kernel/secrets.ts'
import { runPayments } from './payments.ts'
import { withDatabase } from './with-database.ts'

await withDatabase((db, config) => {
  const originOf = (domain: string) => siteOrigin(domain, config)
  const secretKey = config.SECRET_KEY ?? secretIn(config.DATA_DIR)
  const provider = openProvider(config, { db, secretKey, clock, originOf })
  const deps = { db, events: openBus(), clock, log: openLog('silent'), provider, originOf }
  return runPayments(process.argv.slice(2), {
    db,
    deps,
    print: (line) => console.log(line),
    now: clock(),
  })
})
