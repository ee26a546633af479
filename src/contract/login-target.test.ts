import { expect, test } from 'vitest'
import { hostile } from '#test/hostile.ts'
import { loginTarget } from './login-target.ts'
import { HOME, pathTo } from './routes.ts'

const ORIGIN = 'https://site.example'

test.each(hostile.targets.map((target) => ({ target })))(
  'the target $target stays on this site [ROU-5] [W4]',
  ({ target }) => {
    const path = loginTarget(target)

    expect(path).toMatch(/^\/(?![/\\])/)
    expect(path).not.toMatch(/[\p{Cc}\\]/u)
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    expect(new URL(new URL(path, ORIGIN).pathname, ORIGIN).origin).toBe(ORIGIN)
  },
)

test.each(['/', '/likes', '/members/1?a=b&c=//d#e', '/chats/%C3%A9', '/search?q=a%2F%2Fb'])(
  'the path %s is kept as it is [ROU-5]',
  (path) => {
    expect(loginTarget(path)).toBe(path)
  },
)

test.each([null, undefined, '', 'likes', '/login', '/login?target=/likes'])(
  'without a place to go (%s) a member goes home [ROU-5]',
  (wish) => {
    expect(loginTarget(wish)).toBe(pathTo(HOME))
  },
)
