import { ROUTES, type RouteName } from '#contract/routes.ts'

type Screen = {
  readonly name: string
  readonly path: string
  readonly access: 'anyone' | 'member' | 'visitor'
  readonly isPublic: boolean
}

/** Every screen whose address needs no parameter. */
export const SCREENS: readonly Screen[] = (Object.keys(ROUTES) as RouteName[])
  .map((name) => {
    const { path, access } = ROUTES[name]
    return { name, path: withoutSlug(path), access, isPublic: 'isPublic' in ROUTES[name] }
  })
  .filter(({ path }) => !path.includes(':'))

function withoutSlug(path: string): string {
  return path.replace('/:slug?', '')
}

/** The landing pages. */
export const LANDERS = SCREENS.filter(({ path }) => path.startsWith('/landers/'))

/** The screens that search engines may know. */
export const PUBLIC_SCREENS = SCREENS.filter(({ isPublic }) => isPublic)
