import { expect, test } from 'vitest'
import { checkHouse, houseFigures } from './house.ts'

const SOURCES = {
  'src/server/likes/like.ts': "import { isOpen } from './is-open.ts'\n",
  'src/server/likes/is-open.ts': 'export const isOpen = true\n',
}

test('a short file that serves one file beside it is named, and a long one is not', () => {
  expect(checkHouse(SOURCES)).toEqual([
    'src/server/likes/is-open.ts serves one file beside it: let it stand in that one',
  ])
  expect(
    checkHouse({ ...SOURCES, 'src/server/likes/is-open.ts': '// a line\n'.repeat(60) }),
  ).toEqual([])
})

test('what two files use, what is loaded later, and what routes or a door join may be short', () => {
  const isOpen = { 'src/server/likes/is-open.ts': 'export const isOpen = true\n' }
  const uses = "import { isOpen } from './is-open.ts'\n"

  for (const users of [
    { 'src/server/likes/like.ts': uses, 'src/server/likes/unlike.ts': uses },
    { 'src/server/likes/like.ts': "const later = () => import('./is-open.ts')\n" },
    { 'src/server/likes/routes.ts': uses },
    { 'src/server/likes/likes.ts': uses },
    { 'src/server/chats/send.ts': "import { isOpen } from '#server/likes/is-open.ts'\n" },
  ])
    expect(checkHouse({ ...isOpen, ...(users as Record<string, string>) })).toEqual([])
})

test('folders that import each other, over others too, are named', () => {
  const long = '// a line\n'.repeat(60)

  expect(
    checkHouse({
      'src/web/a/a.ts': `import '#web/b/b.ts'\n${long}`,
      'src/web/b/b.ts': `import '#web/c/c.ts'\n${long}`,
      'src/web/c/c.ts': `import '#web/a/other.ts'\n${long}`,
      'src/web/a/other.ts': long,
      'src/web/d/d.ts': `import '#web/a/a.ts'\n${long}`,
    }),
  ).toEqual(['folders in a circle: src/web/a, src/web/b, src/web/c'])
})

test('this house has its figures', () => {
  const [files] = houseFigures()

  expect(Number(/^(\d+) source files/.exec(files!)![1])).toBeGreaterThan(500)
})
