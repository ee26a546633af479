import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { circleIn, withoutCircles } from './without-circles.ts'

/** Two modules each of `left` and `right`, in a chunk of their own: only the chunks may wait for each other. */
const FILES = {
  'entry.js':
    "import { lower } from './left-lower.js'\nimport { upper } from './right-upper.js'\nconsole.log(lower, upper)",
  'left-lower.js':
    "import { lower as right } from './right-lower.js'\nexport const lower = [right]",
  'right-lower.js': 'export const lower = [Math.random()]',
  'left-upper.js': 'export const upper = [Math.random()]',
  'right-upper.js': "import { upper as left } from './left-upper.js'\nexport const upper = [left]",
}

test('a build whose chunks wait for each other fails and names them', async () => {
  await expect(buildOf(FILES)).rejects.toThrow(/wait for each other: .*(left.*right|right.*left)/)
})

test('a build without a circle passes', async () => {
  const without = { ...FILES, 'right-upper.js': 'export const upper = [Math.random()]' }

  await expect(buildOf(without)).resolves.toBeDefined()
})

test.each([
  [{ a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  [{ a: ['a'] }, ['a', 'a']],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
])('in %j the circle is %j', (imports, circle) => {
  expect(circleIn(new Map(Object.entries(imports)))).toEqual(circle)
})

async function buildOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-circles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutCircles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, 'entry.js'),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: ['left', 'right'].map((name) => ({ name, test: new RegExp(`${name}-`) })),
          },
        },
      },
    },
  })
}
