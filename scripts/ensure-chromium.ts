import { spawnSync } from 'node:child_process'
import { installPackages, pathOf } from './install-packages.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const SHELL = 'chromium-headless-shell'
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

/**
 * Where the browsers for tests are, as the tests look for them; the system's Chromium is installed when there is none and
 * we may. Most tests run in its headless shell where there is one: it takes less of the processor.
 */
export function ensureChromium(): { CHROMIUM_PATH: string; WHOLE_CHROMIUM_PATH: string } {
  const chromium = findChromium() ?? installChromium()
  if (!chromium)
    throw new Error(
      'There is no Chromium. Install one (apt-get install chromium) or set CHROMIUM_PATH.',
    )
  const shell = process.env['CHROMIUM_PATH'] ? undefined : ensureShell(chromium)
  // Known already where one script starts another.
  const whole = process.env['WHOLE_CHROMIUM_PATH'] ?? chromium
  return { CHROMIUM_PATH: shell ?? chromium, WHOLE_CHROMIUM_PATH: whole }
}

/** The shell of the very version of the browser that is there. */
function ensureShell(chromium: string): string | undefined {
  if (!pathOf(SHELL) && !installPackages([SHELL])) return undefined
  const shell = pathOf(SHELL)
  return shell && versionOf(shell) === versionOf(chromium) ? shell : undefined
}

function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { timeout: 20_000, encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? stdout
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
  process.stderr.write('Installing Chromium for the browser tests …\n')
  return installPackages(PACKAGES) ? findChromium() : undefined
}
