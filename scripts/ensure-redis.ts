import { installPackages, pathOf } from './install-packages.ts'

const NAMES = ['redis-server', 'valkey-server']

/** The path of a Redis for tests; installs the system's when there is none and we may. */
export function ensureRedis(): string {
  const found = findRedis() ?? installRedis()
  if (!found)
    throw new Error(
      'There is no Redis. Install one (apt-get install redis-server) or set REDIS_URL to one for tests.',
    )
  return found
}

function findRedis(): string | undefined {
  return NAMES.map(pathOf).find((path) => path !== undefined)
}

function installRedis(): string | undefined {
  process.stderr.write('Installing Redis for the tests …\n')
  return installPackages(['redis-server']) ? findRedis() : undefined
}
