// What production is not started with, though each value by itself is right.

import { addressesIn } from './addresses.ts'

type Environment = {
  readonly HOST: string
  readonly TRUSTED_PROXIES: readonly string[]
  readonly PRIVATE_HOSTS: readonly string[]
  readonly TRIAL: boolean
  readonly DEMO?: boolean | undefined
  readonly DEADLINE_FACTOR: number
  readonly TEST_LIMIT_FACTOR: number
  readonly TEST_CLOCK_FILE?: string | undefined
  readonly MOLLIE_API_KEY?: string | undefined
  readonly SECRET_KEY?: string | undefined
} & { readonly [Name in (typeof CONNECTIONS)[number]['name']]?: string | undefined }

const NEEDED_IN_PRODUCTION = {
  DATABASE_URL: 'the address of the database for the app role (no right to change tables)',
  MIGRATION_DATABASE_URL: 'the address of the database for the owner role, which migrates',
  SECRET_KEY: '64 hexadecimal digits (openssl rand -hex 32)',
  SMTP_URL: 'the address of the mail server, such as smtp://user:password@mail.example.com:587',
} as const

/** A line for everything that is missing, for tests alone, for trials alone, or open to listeners. */
export function refusedInProduction(environment: Environment): string[] {
  const lines = Object.entries(NEEDED_IN_PRODUCTION)
    .filter(([name]) => environment[name as keyof typeof NEEDED_IN_PRODUCTION] === undefined)
    .map(([name, why]) => `${name} is missing: production needs ${why}`)
  if (environment.TEST_CLOCK_FILE) lines.push('TEST_CLOCK_FILE is refused in production')
  if (environment.DEADLINE_FACTOR > 1) lines.push('DEADLINE_FACTOR is refused in production')
  if (environment.TEST_LIMIT_FACTOR > 1 && !isForOurselves(environment))
    lines.push('TEST_LIMIT_FACTOR is refused in production that others can reach')
  lines.push(...trialsIn(environment), ...plainConnectionsIn(environment))
  return lines
}

/** What gives credits for nothing, and accounts with a published password. */
function trialsIn({ TRIAL, DEMO, MOLLIE_API_KEY: key }: Environment): string[] {
  if (TRIAL) return []
  return [
    ...(DEMO ? ['DEMO=yes is refused in production without TRIAL=yes'] : []),
    ...(key?.startsWith('test_')
      ? ['MOLLIE_API_KEY must be a live_… key in production without TRIAL=yes']
      : []),
  ]
}

/** Connections that others on the way could read, unless they stay on this machine or go to a host that is named as our own. */
function plainConnectionsIn(environment: Environment): string[] {
  const isOurs = (host: string) =>
    host === '' ||
    /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(host) ||
    environment.PRIVATE_HOSTS.includes(host.replaceAll(/[[\]]/g, ''))
  return CONNECTIONS.flatMap(({ name, isSafe, advice }) => {
    const value = environment[name]
    if (value === undefined) return []
    const open = addressesIn(value)
      .map((address) => new URL(address))
      .filter((url) => !isSafe(url) && !isOurs(url.hostname))
    if (open.length === 0) return []
    const named = open.map(({ hostname }) => hostname).join(', ')
    return `${name} is not encrypted: ${advice}, or name ${named} in PRIVATE_HOSTS`
  })
}

const usesHttps = { isSafe: ({ protocol }: URL) => protocol === 'https:', advice: 'use https://' }
const usesTls = {
  isSafe: ({ searchParams }: URL) =>
    searchParams.get('host')?.startsWith('/') === true ||
    /^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? ''),
  advice: 'add ?sslmode=verify-full',
}
const CONNECTIONS = [
  { name: 'DATABASE_URL', ...usesTls },
  { name: 'MIGRATION_DATABASE_URL', ...usesTls },
  { name: 'DATABASE_REPLICA_URL', ...usesTls },
  {
    name: 'SMTP_URL',
    isSafe: ({ protocol, searchParams }: URL) =>
      protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    advice: 'use smtps://, or add ?requireTLS=true',
  },
  {
    name: 'REDIS_URL',
    isSafe: ({ protocol }: URL) => protocol === 'rediss:',
    advice: 'use rediss://',
  },
  { name: 'MOLLIE_URL', ...usesHttps },
  { name: 'SMS_URL', ...usesHttps },
  { name: 'S3_ENDPOINT', ...usesHttps },
] as const

/** Whether nobody but this machine can ask: it listens to itself alone, and believes no proxy. */
function isForOurselves({ HOST, TRUSTED_PROXIES }: Environment): boolean {
  return /^(?:localhost|127\.0\.0\.1|::1)$/.test(HOST) && TRUSTED_PROXIES.length === 0
}
