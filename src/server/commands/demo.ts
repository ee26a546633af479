import { parseArgs } from 'node:util'
import { type Db, transact } from '#server/db/connect.ts'
import { makeDemoWorld, requirePack } from '#server/demo/demo.ts'
import { hashPassword } from '#server/features/accounts/accounts.ts'
import type { Files } from '#server/features/media/media.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import { addSite, sitesByDomain } from '#server/features/settings/settings.ts'
import { doerEverywhere } from './doer.ts'

const HELP = `npm run demo -- --members <number> [--domain <domain>] [--seed <word>] [--as <operator mail>]

Fills a site with demo members. Without --domain it is a new site <number>.localhost, which a browser on this
machine reaches under that name. A site that has members already is left as it is.`

const MOST = 5_000_000

type RunDemoInput = {
  readonly db: Db
  readonly files: Pick<Files, 'write'>
  readonly packFolder?: string
  readonly print: (line: string) => void
  readonly onProgress: (done: number, total: number) => void
}

/** Makes a world of any size for benchmarks, and gives the exit code. */
export async function runDemo(
  args: readonly string[],
  { db, files, print, onProgress, ...pack }: RunDemoInput,
): Promise<number> {
  const values = valuesIn(args)
  const members = Number(values?.members)
  if (!values || values.help || !Number.isInteger(members) || members < 1 || members > MOST) {
    print(values?.help ? HELP : `--members must be a whole number from 1 to ${MOST}\n\n${HELP}`)
    return values?.help ? 0 : 1
  }
  requirePack(pack.packFolder)
  const domain = values.domain ?? `${members}.localhost`
  const by = await doerEverywhere(db, values.as, 'sites_make')
  const siteId = await emptySite(db, domain, by)
  if (!siteId) {
    print(`${domain} has members already. Choose another --domain.`)
    return 1
  }
  const started = Date.now()
  const world = { seed: values.seed ?? domain, members, now: new Date() }
  await transact(db, async (tx) => {
    await makeDemoWorld(tx, {
      siteId,
      world,
      files,
      ...pack,
      hashPassword,
      onProgress: (done) => onProgress(done, members),
    })
    const subject = { kind: 'site', id: siteId }
    const details = { domain, members }
    await note(tx, { by, action: 'demo_made', siteId, subject, details, now: world.now })
  })
  print(`${members} members in ${domain}, made in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return 0
}

async function emptySite(db: Db, domain: string, by: Doer): Promise<string | null> {
  const site = (await sitesByDomain(db)).get(domain) ?? (await addSite(db, domain, { by }))
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('site_id', '=', site.id)
    .limit(1)
    .executeTakeFirst()
  return member ? null : site.id
}

/** The options as they were given; null when there is one that we do not know. */
function valuesIn(args: readonly string[]) {
  try {
    const options = {
      members: { type: 'string' },
      domain: { type: 'string' },
      seed: { type: 'string' },
      as: { type: 'string' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch {
    return null
  }
}
