import { existsSync } from 'node:fs'
import { installPackages, pathOf } from './install-packages.ts'

const PLACES = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy']

/** The path of an HAProxy for tests; installs the system's when there is none and we may. */
export function ensureHaproxy(): string {
  const found = findHaproxy() ?? installHaproxy()
  if (!found) throw new Error('There is no HAProxy. Install one (apt-get install haproxy).')
  return found
}

function findHaproxy(): string | undefined {
  return pathOf('haproxy') ?? PLACES.find(existsSync)
}

function installHaproxy(): string | undefined {
  process.stderr.write('Installing HAProxy for the tests …\n')
  return installPackages(['haproxy']) ? findHaproxy() : undefined
}
