import { ROUTES, type RouteName } from '#contract/routes.ts'

type PageRoute = {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The route that a path belongs to, by the same rule as in the browser: what is written out goes before a parameter. */
export function pageRoute(path: string): PageRoute | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path)
    if (match) return { name, params: match.groups ?? {} }
  }
  return null
}

const PATTERNS = (Object.keys(ROUTES) as RouteName[])
  .map((name) => ({ name, pattern: patternOf(ROUTES[name].path) }))
  .toSorted((one, other) => fixedParts(other.name) - fixedParts(one.name))

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/:(\w+)(\?)?/g, '(?:/(?<$1>[^/]+))$2')
  return new RegExp(`^${source}$`)
}

function fixedParts(name: RouteName): number {
  return ROUTES[name].path.split('/').filter((part) => !part.startsWith(':')).length
}
