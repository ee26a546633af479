import { expect, test } from 'vitest'
import { advisoriesIn, checkLockfile, lockfileProblems } from './supply-chain.ts'

const GOOD = { version: '1.0.0', integrity: 'sha512-abc' }
const problemsWith = (changes: object, path = 'node_modules/zod') =>
  lockfileProblems({ lockfileVersion: 3, packages: { '': {}, [path]: { ...GOOD, ...changes } } })

test('the lockfile names the content of every package, all are from the registry, and few may run something [W6]', async () => {
  expect(await checkLockfile()).toEqual([])
  expect(problemsWith({})).toEqual([])
  expect(problemsWith({ resolved: 'https://registry.npmjs.org/zod/-/zod-1.0.0.tgz' })).toEqual([])
  expect(
    problemsWith({ hasInstallScript: true }, 'node_modules/vite/node_modules/esbuild'),
  ).toEqual([])
})

test.each([
  [{ integrity: undefined }, 'has no sha512 of its content'],
  [{ integrity: 'sha1-abc' }, 'has no sha512 of its content'],
  [{ version: undefined }, 'has no version'],
  [{ resolved: 'https://registry.npmjs.org.evil.example/zod.tgz' }, 'is not from the registry'],
  [{ resolved: 'git+ssh://git@github.com/a/b.git' }, 'is not from the registry'],
  [{ link: true }, 'is not from the registry'],
  [{ hasInstallScript: true }, 'runs something when it is installed'],
])('a package with %j is a problem: it %s [W6]', (changes, problem) => {
  expect(problemsWith(changes)).toEqual([`package-lock.json: node_modules/zod ${problem}`])
})

test('a lockfile that is empty or of another kind passes nothing [W6]', () => {
  expect(lockfileProblems({ lockfileVersion: 3, packages: { '': {} } })).toHaveLength(1)
  expect(lockfileProblems({ lockfileVersion: 1, packages: { a: GOOD } })).toHaveLength(1)
})

test('a weakness that is high fails, a lower one is told, and no answer is told as none [W6]', () => {
  const of = (severity: string) => JSON.stringify({ vulnerabilities: { zod: { severity } } })

  expect(advisoriesIn(of('high'))).toEqual({ lines: ['high: zod'], isBad: true })
  expect(advisoriesIn(of('critical')).isBad).toBe(true)
  expect(advisoriesIn(of('moderate'))).toEqual({ lines: ['moderate: zod'], isBad: false })
  expect(advisoriesIn('{"vulnerabilities":{}}').lines).toEqual(['No known weaknesses.'])
  for (const none of ['', 'npm error', '{"message":"405 Method Not Allowed"}'])
    expect(advisoriesIn(none)).toEqual({
      lines: [expect.stringContaining('NOT checked')],
      isBad: false,
    })
})
