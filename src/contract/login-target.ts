import { HOME, pathTo } from './routes.ts'

/** Where to go after login: a path on this site, whatever the address said. Anything else becomes the home. */
export function loginTarget(wish: string | null | undefined): string {
  const home = pathTo(HOME)
  if (!wish || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wish)) return home
  const path = wish.split(/[?#]/)[0]!
  return path === pathTo('login') || hasDots(path) ? home : wish
}

/** Steps upward could end in a path that begins with two slashes, which is another site. */
function hasDots(path: string): boolean {
  return path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part)) || path.includes('//')
}
