import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import {
  bareDebian,
  canHaveMachines,
  ensurePrograms,
  inside,
  scratchFolder,
  unpackedRelease,
} from '../bare-debian.ts'
import { freePort } from '../free-port.ts'
import { throwawayFolder, throwawayPostgres } from '../throwaway-postgres.ts'

const run = promisify(execFile)

test.skipIf(!canHaveMachines)(
  'the image serves without root, without rights and without a file system to write to [RUN-7]',
  async () => {
    const image = await builtImage()
    const { ownerUrl, appUrl } = await throwawayPostgres(await throwawayFolder(), { durable: true })
    const port = await freePort()

    const product = await start(image, {
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATABASE_URL: appUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
      SECRET_KEY: 'ab'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:2525',
    })

    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/health/ready`)).toBe(200)
    expect(product.said()).toContain('uid=1000')
    expect(product.said()).toContain('Read-only file system')
  },
)

/** The Dockerfile as it stands, on a Debian of our own in place of the image that it names; gives the folder it made. */
async function builtImage(): Promise<string> {
  ensurePrograms('buildah')
  const folder = await scratchFolder()
  const base = await bareDebian()
  await inside(base, 'useradd --create-home --uid 1000 node')
  const release = await unpackedRelease(folder)
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = async (...args: string[]) => {
    const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder }
    const { stdout } = await run('buildah', [...store, ...args], { env, maxBuffer: 64 << 20 })
    return stdout.trim()
  }
  const empty = await buildah('from', 'scratch')
  await buildah('copy', empty, base, '/')
  await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', empty)
  await buildah('commit', '--quiet', empty, 'localhost/node')
  const given = ['--build-arg', 'NODE=localhost/node', '--format', 'docker', '--file']
  await buildah('bud', ...given, join(release, 'deploy/Dockerfile'), '--tag', 'vonk', release)
  const made = await buildah('from', '--pull-never', 'localhost/vonk')
  const place = await buildah('mount', made)
  onTestFinished(async () => {
    await buildah('rm', '--all')
  })
  return place
}

/** As a container engine would: the files read-only, the image's user, no rights, its own processes. */
async function start(image: string, env: Readonly<Record<string, string>>) {
  const root = join(await scratchFolder(), 'root')
  await mkdir(root)
  const script = [
    'mount --bind "$1" "$0"',
    'mount -o remount,bind,ro "$0"',
    'mount -t proc proc "$0/proc"',
    'mount -t tmpfs tmpfs "$0/tmp"',
    'mount -t tmpfs -o uid=1000,mode=0700 tmpfs "$0/var/lib/vonk"',
    `exec env -i PATH=$PATH NODE_ENV=production DATA_DIR=/var/lib/vonk ${Object.keys(env)
      .map((name) => `${name}="$${name}"`)
      .join(
        ' ',
      )} chroot "$0" setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set -all \
      sh -c 'cd /app; touch /x; id; exec node dist/server/main.js'`,
  ].join(' && ')
  const world = ['--mount', '--pid', '--fork', '--kill-child']
  const child: ChildProcess = spawn('unshare', [...world, 'sh', '-c', script, root, image], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  onTestFinished(async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await ended
  })
  return { said: () => said }
}

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  )
}
