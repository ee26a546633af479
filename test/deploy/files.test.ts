import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const compose = readFileSync('deploy/compose.yaml', 'utf8')
const units = readdirSync('deploy/systemd').map((name) => join('deploy/systemd', name))

test('every secret that the containers want is in the example of their settings [RUN-7]', () => {
  const example = readFileSync('deploy/compose.env.example', 'utf8')
  const wanted = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!)

  expect([...new Set(wanted)].toSorted()).toEqual(
    [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name!).toSorted(),
  )
})

test('the product is told of no variable that it does not know [RUN-7]', () => {
  const known = new Set<string | undefined>(
    [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)`(?:, `(\w+)`)? +\|/gm)].flatMap(
      ([, ...names]) => names as (string | undefined)[],
    ),
  )
  const ofCompose = [.../environment:\n((?: {4}.+\n)+)/.exec(compose)![1]!.matchAll(/^ +(\w+):/gm)]
  const ofInstall = [...readFileSync('deploy/install.sh', 'utf8').matchAll(/^ +setting (\w+) /gm)]
  const ofImage = [
    .../^ENV (.+)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))![1]!.matchAll(/(\w+)=/g),
  ]
  const told = [...ofCompose, ...ofInstall, ...ofImage].map(([, name]) => name!)

  expect(told.length).toBeGreaterThan(15)
  expect(told.filter((name) => !known.has(name))).toEqual([])
})

test('what the image copies is in a release [RUN-7]', () => {
  const copied = [
    ...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm),
  ].flatMap(([, paths]) => paths!.split(' '))
  const released = readFileSync('scripts/release/contents.ts', 'utf8')
  const made = ['package.json', 'package-lock.json', 'RELEASE', 'bin']

  expect(copied.filter((path) => !made.includes(path) && !released.includes(`'${path}'`))).toEqual(
    [],
  )
})

test.skipIf(!hasProgram('nginx'))('nginx takes the file for it [RUN-7]', async () => {
  const folder = await aFolder()
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=example.com',
    ].concat(['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]),
    { stdio: 'ignore' },
  )
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/example.com', folder)
    .replaceAll(/listen \[::\]:\d+.*/g, '')
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { access_log off; ${site} }`,
  )

  const { status, stderr } = spawnSync(
    'nginx',
    ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')],
    { encoding: 'utf8' },
  )

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.skipIf(!hasProgram('caddy'))('Caddy takes the file for it [RUN-7]', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: tmpdir(), VONK_HOSTS: 'a.test, b.test' },
    },
  )

  expect(stderr).not.toContain('"level":"warn"')
  expect(status).toBe(0)
})

test.skipIf(!hasProgram('systemd-analyze'))('the units are right, and hardened [RUN-7]', () => {
  const { stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=yes', '--threshold=20', 'deploy/systemd/vonk.service'],
    { encoding: 'utf8' },
  )
  const exposure = /exposure level for vonk\.service: ([\d.]+)/.exec(stdout)?.[1]

  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })

  expect(stderr.split('\n').filter((line) => line.includes('vonk'))).toEqual([])
  expect(Number(exposure)).toBeLessThan(2)
})

function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
