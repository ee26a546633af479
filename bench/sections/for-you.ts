import { DEMO_LOGINS } from '#server/demo/demo.ts'
import type { Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000)
const LOOKS = 2_000
const ASKED = 100
const MOST_MS = 60

export const forYou: Section = {
  name: 'for-you',
  method: `The 95th percentile of \`/api/for-you.php\` over HTTP, ${ASKED} times one after the other after as many to warm up, for a premium member with 200 blocks each way at whom ${LOOKS.toLocaleString('en')} others looked, among BENCH_MEMBERS members (100,000 without; \`BENCH_MEMBERS=1000000 npm run bench -- for-you\`), vacuumed. The control is page 1 of the same member's search by default. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS)
    await lookOften(world)
    const control = await timesOf(world, '/api/members.php?by_default=yes')
    const value = await timesOf(world, '/api/for-you.php')
    await world.close()
    const name = `a day for a member among ${MEMBERS.toLocaleString('en')}, p95`
    return [{ name, unit: 'ms', value, control, budget: { most: MOST_MS, of: 'value' } }]
  },
}

async function timesOf({ ask }: SearchWorld, path: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 2 * ASKED; time += 1) times.push((await ask(path)).ms)
  return percentile(times.slice(ASKED), 95)
}

async function lookOften({ owner }: SearchWorld): Promise<void> {
  await owner.query('truncate profile_look')
  await owner.query('update member set paid_user = true where email = $1', [
    DEMO_LOGINS.emails.free,
  ])
  await owner.query(
    `insert into profile_look (target_id, viewer_id, created_at)
     select me.id, other.id, now() - row_number() over () * interval '1 minute'
     from member as me join member as other on other.site_id = me.site_id and other.id <> me.id
     where me.email = $1 and not other.is_fictional limit $2`,
    [DEMO_LOGINS.emails.free, LOOKS],
  )
  await owner.query('vacuum analyze profile_look')
}
