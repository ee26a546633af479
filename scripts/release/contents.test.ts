import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productionManifest } from './contents.ts'

const full = JSON.parse(readFileSync('package.json', 'utf8')) as Parameters<
  typeof productionManifest
>[0]

test('a release has the commands of operators and none of developers [RUN-7]', () => {
  const { scripts } = productionManifest(full)

  expect(scripts).toMatchObject({ start: expect.any(String), 'ledger:audit': expect.any(String) })
  expect(Object.keys(scripts)).not.toContain('build')
  expect(Object.keys(scripts)).not.toContain('test')
})

test('a release asks for what the build leaves outside, in the versions that were tested [RUN-7]', () => {
  const { dependencies } = productionManifest(full)
  const listed = /LEFT_OUTSIDE = (\[.*\])/.exec(readFileSync('bin/build.mjs', 'utf8'))?.[1] ?? '[]'
  const outside = JSON.parse(listed.replaceAll("'", '"')) as string[]

  // pg-native is what nobody has: the driver looks for it and goes on without.
  for (const name of outside.filter((name) => name !== 'pg-native'))
    expect(dependencies).toHaveProperty([name], full.dependencies[name])
})
