import type { App } from '#server/http/route.ts'

const LINE =
  /^((?:[│ ] {3})*(?:[├└]── |[│ ] {3}))(\S+)(?: \(([A-Z, ]+)\))?(?: \{"query":"(\S+)"\})?$/

/** Every route the application answers, such as `GET /photos/:name`. A HEAD is not listed beside its GET. */
export async function routeTable(app: App): Promise<string[]> {
  await app.fastify.ready()
  const parents: string[] = []
  const routes: string[] = []
  for (const line of app.fastify.printRoutes().split('\n')) {
    const [, branch, part = '', methods = '', query] = LINE.exec(line) ?? []
    if (branch === undefined) continue
    const depth = branch.length / 4
    parents.splice(depth - 1, Infinity, part)
    const named = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
    const path = parents.join('') + (query === undefined ? '' : `?${query}`)
    routes.push(...named.map((method) => `${method} ${path}`))
  }
  return routes.toSorted()
}
