import { ROUTES, type RouteName } from '#contract/routes.ts'

type ServedScreen = {
  readonly name: string
  readonly path: string
  readonly access: 'anyone' | 'member' | 'visitor'
  readonly isPublic: boolean
}

/** Every screen that exists and whose address has no parameter. */
export const SERVED_SCREENS: readonly ServedScreen[] = (Object.keys(ROUTES) as RouteName[])
  .filter((name) => 'isServed' in ROUTES[name] && !ROUTES[name].path.includes(':'))
  .map((name) => {
    const { path, access } = ROUTES[name]
    return { name, path, access, isPublic: 'isPublic' in ROUTES[name] }
  })

/** Those that search engines may know. */
export const PUBLIC_SCREENS = SERVED_SCREENS.filter(({ isPublic }) => isPublic)
