import { parseArgs } from 'node:util'
import type { Db } from '#server/db/connect.ts'
import { DEMO_LOGINS } from '#server/demo/demo.ts'
import { fillWorld } from '#server/demo/fill-world.ts'
import { DEMO_WORLD, makeWorld } from '#server/demo/make-world.ts'
import { hashPassword } from '#server/features/accounts/accounts.ts'
import { addSite, sitesByDomain } from '#server/features/settings/settings.ts'

const HELP = `npm run demo -- --members <number> [--domain <domain>] [--seed <word>]

Fills a site with demo members. Without --domain it is a new site <number>.localhost, which a browser on this
machine reaches under that name. A site that has members already is left as it is.`

const MOST = 5_000_000

type Surroundings = {
  readonly db: Db
  readonly print: (line: string) => void
  readonly onProgress: (done: number, total: number) => void
}

/** Makes a world of any size for benchmarks, and gives the exit code. */
export async function runDemo(
  args: readonly string[],
  { db, print, onProgress }: Surroundings,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: { type: 'string' },
      domain: { type: 'string' },
      seed: { type: 'string', default: DEMO_WORLD.seed },
      help: { type: 'boolean', default: false },
    },
  })
  const members = Number(values.members)
  if (values.help || !Number.isInteger(members) || members < 1 || members > MOST) {
    print(values.help ? HELP : `--members must be a whole number from 1 to ${MOST}\n\n${HELP}`)
    return values.help ? 0 : 1
  }
  const domain = values.domain ?? `${members}.localhost`
  const siteId = await emptySite(db, domain)
  if (!siteId) {
    print(`${domain} has members already. Choose another --domain.`)
    return 1
  }
  const started = Date.now()
  const world = makeWorld({ seed: values.seed, members, now: new Date() })
  const passwordHash = await hashPassword(DEMO_LOGINS.password)
  await db.transaction().execute((tx) =>
    fillWorld(tx, {
      siteId,
      passwordHash,
      world,
      onProgress: (done) => onProgress(done, members),
    }),
  )
  print(`${members} members in ${domain}, made in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return 0
}

async function emptySite(db: Db, domain: string): Promise<string | null> {
  const site = (await sitesByDomain(db)).get(domain) ?? (await addSite(db, domain))
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('site_id', '=', site.id)
    .limit(1)
    .executeTakeFirst()
  return member ? null : site.id
}
