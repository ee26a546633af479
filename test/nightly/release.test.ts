import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { scratchFolder } from '../bare-debian.ts'

const run = promisify(execFile)

test('two releases of a commit are the same to the byte, wherever and whenever they are made [RUN-7]', async () => {
  const here = await aRelease(
    { TMPDIR: tmpdir(), TZ: 'Europe/Amsterdam', LC_ALL: 'C.UTF-8' },
    '022',
  )
  const there = await aRelease(
    { TMPDIR: anotherDisk(), TZ: 'Pacific/Auckland', LC_ALL: 'C', NODE_ENV: 'test' },
    '077',
  )

  const names = await namesIn(here)
  expect(names).toHaveLength(2)
  for (const file of ['SHA256SUMS', ...names]) {
    const both = await Promise.all([here, there].map((folder) => readFile(join(folder, file))))
    expect({ file, isSame: both[0]!.equals(both[1]!) }).toEqual({ file, isSame: true })
  }
})

/** In memory where there is room: names come in another order there. */
function anotherDisk(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}

async function aRelease(env: Record<string, string>, umask: string): Promise<string> {
  const to = await scratchFolder()
  const command = `umask ${umask}; npx tsx scripts/release.ts --packages node_modules --to "$0"`
  await run('sh', ['-c', command, to], { env: { PATH: process.env['PATH'], ...env } })
  return to
}

async function namesIn(folder: string): Promise<string[]> {
  const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8')
  return sums
    .trim()
    .split('\n')
    .map((line) => line.slice(66))
}
