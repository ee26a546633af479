import { execFileSync, spawnSync } from 'node:child_process'

const TRIES = 3
const APT = ['apt-get', '-o', 'DPkg::Lock::Timeout=120']

/** Installs packages of the system where we may, and says whether it worked. */
export function installPackages(names: readonly string[]): boolean {
  const become = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!pathOf('apt-get') || (become.length > 0 && !pathOf('sudo'))) return false
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      run([...become, ...APT, 'update', '-qq'])
      run([...become, ...APT, 'install', '-y', '-qq', '--no-install-recommends', ...names])
      return true
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
  return false
}

/** Where a program is, if it can be found by its name. */
export function pathOf(name: string): string | undefined {
  const answer = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}

function run([command = '', ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
