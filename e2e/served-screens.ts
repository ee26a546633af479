import { ROUTES, type RouteName } from '#contract/routes.ts'

type ServedScreen = {
  readonly name: string
  readonly path: string
  readonly access: 'anyone' | 'member' | 'visitor'
  readonly isPublic: boolean
}

/** Every screen that exists and whose address needs no parameter. */
export const SERVED_SCREENS: readonly ServedScreen[] = (Object.keys(ROUTES) as RouteName[])
  .filter((name) => 'isServed' in ROUTES[name])
  .map((name) => {
    const { path, access } = ROUTES[name]
    return { name, path: withoutSlug(path), access, isPublic: 'isPublic' in ROUTES[name] }
  })
  .filter(({ path }) => !path.includes(':'))

function withoutSlug(path: string): string {
  return path.replace('/:slug?', '')
}

/** The landing pages. */
export const LANDERS = SERVED_SCREENS.filter(({ path }) => path.startsWith('/landers/'))

/** Those that search engines may know. */
export const PUBLIC_SCREENS = SERVED_SCREENS.filter(({ isPublic }) => isPublic)
