import { spawnSync } from 'node:child_process'
import { installPackages, pathOf } from './install-packages.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

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
  process.stderr.write('Installing Chromium for the browser tests …\n')
  return installPackages(PACKAGES) ? findChromium() : undefined
}
