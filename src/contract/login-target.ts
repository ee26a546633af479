import { HOME, pathTo } from './routes.ts'

/** Where to go after login: a path on this site, whatever the address said. Anything else becomes the home. */
export function loginTarget(wish: string | null | undefined): string {
  const path = pathHere(wish)
  return path === null || path.split(/[?#]/)[0] === pathTo('login') ? pathTo(HOME) : path
}

/** A path as somebody gave it, if it is one of this site for every browser; null for anything else. */
export function pathHere(wish: string | null | undefined): string | null {
  if (!wish || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wish)) return null
  return hasDots(wish.split(/[?#]/)[0]!) ? null : wish
}

/** Steps upward could end in a path that begins with two slashes, which is another site. */
function hasDots(path: string): boolean {
  return path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part)) || path.includes('//')
}
