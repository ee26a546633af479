import { execFileSync, spawnSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']
const TRIES = 3

/** The path of a browser for tests; installs the system's Chromium when there is none and we may. */
export function ensureChromium(): string {
  const found = findChromium() ?? installChromium()
  if (!found)
    throw new Error(
      'There is no Chromium. Install one (apt-get install chromium) or set CHROMIUM_PATH.',
    )
  return found
}

function findChromium(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...NAMES.map(pathOf),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return candidates.find(
    (path) => path && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  )
}

function installChromium(): string | undefined {
  const become = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!pathOf('apt-get') || (become.length > 0 && !pathOf('sudo'))) return undefined
  process.stderr.write('Installing Chromium for the browser tests …\n')
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      run([...become, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', 'update', '-qq'])
      run([
        ...become,
        'apt-get',
        '-o',
        'DPkg::Lock::Timeout=120',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        ...PACKAGES,
      ])
      return findChromium()
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
  return undefined
}

function run([command = '', ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function pathOf(name: string): string | undefined {
  const answer = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}
