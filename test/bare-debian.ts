import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { installPackages, pathOf } from '../scripts/install-packages.ts'

const run = promisify(execFile)

/** Roots of other machines can be made and entered by root alone. */
export const canHaveMachines = process.getuid?.() === 0

const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt'
const PATHS = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin'

/** A folder that is gone when the test is over. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-scratch-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Sees to it that the programs are there. */
export function ensurePrograms(...names: string[]): void {
  const missing = names.filter((name) => pathOf(name) === undefined)
  if (missing.length > 0 && !installPackages(missing))
    throw new Error(`There is no ${missing.join(' and no ')}, and it cannot be installed here.`)
}

/** The root of a Debian with nothing but Node and npm, which trusts whom this machine trusts. */
export async function bareDebian(): Promise<string> {
  ensurePrograms('debootstrap')
  const root = join(await scratchFolder(), 'root')
  await run('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates,curl',
    'bookworm',
    root,
    'http://deb.debian.org/debian',
  ])
  await cp(process.execPath, join(root, 'usr/local/bin/node'))
  const { stdout: packages } = await run('npm', ['root', '--global', '--loglevel=error'])
  await cp(join(packages.trim(), 'npm'), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  await cp(join('/', CERTIFICATES), join(root, CERTIFICATES))
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  return root
}

/** The archive of what is committed, unpacked below a folder; gives the folder that was in it. */
export async function unpackedRelease(folder: string): Promise<string> {
  const to = await scratchFolder()
  await run('npx', ['tsx', 'scripts/release.ts', '--packages', 'node_modules', '--to', to])
  const archive = (await readdir(to)).find((name) => name.endsWith('.tar.gz'))
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', join(to, archive!), '-C', folder])
  return join(folder, archive!.replace('.tar.gz', ''))
}

type Told = { readonly code: number; readonly said: string }

/**
 * Runs a script in a root, with processes and mounts of its own that end with it. Alone, it has no network but its own loopback.
 */
export async function inside(
  root: string,
  script: string,
  { isAlone = false } = {},
): Promise<Told> {
  await writeFile(join(root, 'script.sh'), script)
  const enter = [
    isAlone ? 'ip link set lo up' : ':',
    'mount --bind "$0" "$0"',
    'mount -t proc proc "$0/proc"',
    'mount -t tmpfs tmpfs "$0/dev/shm"',
    `exec env -i PATH=${PATHS} HOME=/root NODE_EXTRA_CA_CERTS=/${CERTIFICATES} chroot "$0" sh /script.sh`,
  ].join(' && ')
  const world = ['--mount', '--pid', '--fork', '--kill-child', ...(isAlone ? ['--net'] : [])]
  try {
    const { stdout, stderr } = await run('unshare', [...world, 'sh', '-c', enter, root])
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}
