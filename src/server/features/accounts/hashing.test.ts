import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { hash, verify } from './passwords.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

test.runIf(process.platform === 'linux')(
  'hashing gives way to everything else, and nothing else does',
  async () => {
    await verify(await hash('a good pass phrase', COST), 'a good pass phrase')

    const others = priorities().filter((priority) => priority !== getPriority())
    expect(new Set(others)).toEqual(new Set([Math.min(19, getPriority() + 5)]))
  },
)

test('what is no hash is an error of that one call', async () => {
  await expect(verify('not a hash', 'a good pass phrase')).rejects.toThrow(/Decoding failed/)

  expect(await verify(await hash('twice', COST), 'twice')).toBe(true)
})

/** What the kernel says of each thread of this process. */
function priorities(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    // The name in the second field may hold spaces and brackets; what is read here stands after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
}
