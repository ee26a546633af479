import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A world in which we are root and nothing can be written, so that a check which is missing changes nothing here. */
const A_WORLD = ['--user', '--map-root-user', '--mount']
const READ_ONLY = 'mount -o remount,bind,ro / && exec "$0" "$@"'
const canHaveWorlds =
  existsSync('/etc/debian_version') &&
  spawnSync('unshare', [...A_WORLD, 'sh', '-c', READ_ONLY, 'true']).status === 0

const GIVEN =
  '--site vonk.test --office office.vonk.test --owner ana@vonk.test --smtp smtp://mail.test'

const WRONG = {
  '': '--site must be a domain such as example.com',
  '--nonsense': 'there is no option --nonsense; --help shows them',
  '--site': '--site needs a value',
  [`${GIVEN} --site vonk`]: '--site must be a domain such as example.com',
  [`${GIVEN} --office vonk.test`]: '--office must be another host than --site',
  [`${GIVEN} --owner ana`]: '--owner must be a mail address',
  [`${GIVEN} --smtp http://mail.test`]: '--smtp must be an smtp:// or smtps:// address',
  [`${GIVEN} --smtp smtp://it's.test`]: "--smtp must write ' as %27",
  [`${GIVEN} --certificates none`]: '--certificates must be public or own',
  [`${GIVEN} --port 3000x`]: '--port must be a number',
}

test.skipIf(!canHaveWorlds)(
  'the script that installs says what is missing before it changes anything [RUN-7]',
  async () => {
    const release = await aRelease()

    const said = Object.keys(WRONG).map((options) => install(release, options))

    expect(said).toEqual(Object.values(WRONG).map((line) => `install.sh: ${line}\n`))
  },
)

test.skipIf(!canHaveWorlds)('it needs a release that is built, and a Node [RUN-7]', async () => {
  const release = await aRelease()
  const programs = await onlyShell()

  const withoutNode = install(release, GIVEN, { PATH: programs })
  await rm(join(release, 'dist'), { recursive: true })

  expect(withoutNode).toMatch(/^install\.sh: there is no Node/)
  expect(install(release, GIVEN)).toMatch(/is no unpacked release: make one with npm run release/)
})

function install(release: string, options: string, env: Record<string, string> = {}): string {
  const words = options.split(' ').filter((word) => word !== '')
  const script = ['sh', '-c', READ_ONLY, join(release, 'deploy/install.sh'), ...words]
  const { stderr } = spawnSync('unshare', [...A_WORLD, ...script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
  return stderr
}

/** What the script looks for in the folder around itself. */
async function aRelease(): Promise<string> {
  const folder = await aFolder()
  await mkdir(join(folder, 'dist/server'), { recursive: true })
  await writeFile(join(folder, 'dist/server/main.js'), '')
  await cp('deploy', join(folder, 'deploy'), { recursive: true })
  return folder
}

async function onlyShell(): Promise<string> {
  const folder = await aFolder()
  for (const name of ['sh', 'mount', 'unshare', 'id', 'grep', 'dirname']) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    await cp(path, join(folder, name), { dereference: true })
  }
  return folder
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-install-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
