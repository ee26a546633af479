import { connect } from '#server/db/connect.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import type { Ask } from './load.ts'

const MEMBERS = 100

type Caller = { readonly id: string; readonly cookie: string }

/** A site with members to ask as, each with a cookie. */
export async function makeCallers(databaseUrl: string): Promise<Caller[]> {
  const db = connect(databaseUrl, { max: 4 })
  const site = await makeSite(db)
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, () => makeMember(db, site.id, { language: 'nl' })),
  )
  const callers = await Promise.all(
    members.map(async ({ id }) => ({ id, cookie: await cookieOf(db, id) })),
  )
  await db.destroy()
  return callers
}

/** All that a member's browser asks a server for, and a load balancer. */
export async function asksOf(url: string) {
  const file = await findFile(url)
  const as = ({ cookie }: Caller) => ({
    headers: { cookie, 'x-request-type': 'client', 'content-type': 'application/json' },
  })
  return {
    user: (who: Caller) => ({ name: 'api', url: `${url}/api/user.php`, init: as(who) }),
    online: () => ({ name: 'api', url: `${url}/api/online.php` }),
    write: (who: Caller) => ({
      name: `write ${who.id}`,
      url: `${url}/api/user.php`,
      init: { ...as(who), method: 'PUT', body: '{"language":"de"}' },
    }),
    page: (who: Caller) => ({ name: 'page', url: `${url}/`, init: as(who) }),
    file: () => ({ name: 'file', url: url + file }),
    live: () => ({ name: 'live', url: `${url}/health/live` }),
    ready: () => ({ name: 'ready', url: `${url}/health/ready` }),
  } satisfies Record<string, (who: Caller) => Ask>
}

/** One ask after the other: mostly calls that read; writes, files, pages and health checks among them. */
export function mixed(asks: Awaited<ReturnType<typeof asksOf>>, callers: readonly Caller[]) {
  const { user, online, write, page, file, live, ready } = asks
  const reads = [user, online, user, online, user]
  const turns = [...reads, write, live, file, ...reads, write, live, page, user, ready]
  return (count: number) => turns[count % turns.length]!(callers[count % callers.length]!)
}

/** A file of the build that the first page asks for. */
async function findFile(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0]
  if (file === undefined) throw new Error(`The page names no file: ${page.slice(0, 200)}`)
  return file
}
