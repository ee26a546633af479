import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { isPostgresUrl, strayAddressesIn } from './addresses.ts'
import { isVapidPair, type VapidKeys } from './encryption.ts'
import { refusedInProduction } from './production-rules.ts'

const yesNo = z
  .enum(['yes', 'no'], { error: 'must be yes or no' })
  .transform((answer) => answer === 'yes')
const networks = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .refine((entries) => entries.every(isNetwork), {
    error: 'must be addresses or networks such as 10.0.0.0/8, with commas between',
  })
const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim().toLowerCase() || []))
  .refine((entries) => entries.every((entry) => /^[\w.:-]+$/.test(entry)), {
    error: 'must be host names or addresses such as db.internal, with commas between',
  })
const postgresUrl = z.string().refine(isPostgresUrl, 'must be a postgres:// address')
const redisUrl = z.url({
  protocol: /^rediss?$/,
  hostname: /./,
  error: 'must be a redis:// or rediss:// address',
})
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// address',
})
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be an smtp:// or smtps:// address',
})
const sender = z
  .string()
  .regex(/^(?:[^<>"\p{Cc}]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u, {
    error: 'must be an address, or a name and an address such as Vonk <hello@example.com>',
  })
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, { error: `must be at least ${min}` })
        .max(max, { error: `must be at most ${max}` }),
    )

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)[a-z0-9]+(?:[.-]+[a-z0-9]+)*$/, {
    error: 'must be a host name such as office.example.com',
  })

const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), {
    error: `must be ${length} letters and digits (base64url)`,
  })

/** Every environment variable the product reads, with its default. README.md shows the same table. */
const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'must be development, production or test',
    })
    .default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65535).default(3000),
  PROCESSES: z
    .string()
    .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, {
      error: 'must be auto, or a whole number from 1 to 64',
    })
    .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
    .default(1),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  DATABASE_PREPARE: yesNo.default(true),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_REPLICA_BEHIND_MS: wholeNumber(1_000, 60_000).default(2_000),
  SECRET_KEY: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, { error: 'must be 64 hexadecimal digits (openssl rand -hex 32)' })
    .optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, { error: 'must be the 64 hexadecimal digits of the key before' })
    .optional(),
  TRUSTED_PROXIES: networks,
  REDIS_URL: redisUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(live|test)_\w{20,100}$/, { error: 'must be a key of Mollie, live_… or test_…' })
    .optional(),
  MOLLIE_URL: httpUrl.default('https://api.mollie.com'),
  AGE_ISSUERS_FILE: z.string().min(1).optional(),
  SMS_URL: httpUrl.optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z
    .string()
    .regex(/^(?:[A-Za-z0-9 ]{1,11}|\+\d{8,15})$/, {
      error: 'must be up to 11 letters and digits, or a number such as +31612345678',
    })
    .optional(),
  VAPID_PUBLIC_KEY: base64url(87).optional(),
  VAPID_PRIVATE_KEY: base64url(43).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, { error: 'must be 64 hexadecimal digits (openssl rand -hex 32)' })
    .optional(),
  DEMO: yesNo.optional(),
  TRIAL: yesNo.default(false),
  PRIVATE_HOSTS: hosts,
  OFFICE_HOST: hostName.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .optional(),
  GEOIP_FILE: z.string().min(1).optional(),
  LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  TEST_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  DRAIN_NOTICE_MS: wholeNumber(0, 60_000).default(500),
  DEADLINE_FACTOR: wholeNumber(1, 1_000).default(1),
  TEST_CLOCK_FILE: z.string().min(1).optional(),
})

type Environment = z.output<typeof Environment>
type S3Name =
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
type VapidName = 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'
type SmsName = 'SMS_URL' | 'SMS_TOKEN' | 'SMS_FROM'
export type Config = Omit<
  Environment,
  'DEMO' | 'LOG_LEVEL' | 'OFFICE_HOST' | S3Name | VapidName | SmsName
> & {
  readonly DEMO: boolean
  readonly LOG_LEVEL: string
  readonly isProduction: boolean
  /** Where pictures are kept instead of a local folder. */
  readonly s3: S3 | null
  /** What pushes are signed with instead of keys that are made from the secret. */
  readonly vapid: VapidKeys | null
  /** What text messages leave by, instead of being kept. */
  readonly sms: SmsGateway | null
  /** Where operators work; null where production names no host for it. */
  readonly office: Office | null
}

/** The office's own host: it belongs to no site, and no page of a site is there. */
export type Office = { readonly host: string; readonly origin: string }

/** Where text messages are handed over. Without a sender each site's own name stands there. */
export type SmsGateway = {
  readonly url: string
  readonly token: string
  readonly from: string | undefined
}

/** A bucket, and the service that has it: Amazon's, unless there is an endpoint. */
export type S3 = {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A start that cannot go on: its message is one line that says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the configuration, or throws one line for each wrong value. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(lineOf).join('\n'))
  const isProduction = parsed.data.NODE_ENV === 'production'
  const refused = isProduction ? refusedInProduction(parsed.data) : []
  if (refused.length > 0) throw new ConfigError(refused.join('\n'))
  const stray = strayAddressesIn(parsed.data)
  if (stray.length > 0) throw new ConfigError(stray.join('\n'))
  const { DEMO = !isProduction, LOG_LEVEL = isProduction ? 'info' : 'warn' } = parsed.data
  return {
    ...parsed.data,
    isProduction,
    DEMO,
    LOG_LEVEL,
    s3: s3In(parsed.data),
    vapid: vapidIn(parsed.data),
    sms: smsIn(parsed.data),
    office: officeIn(parsed.data),
  }
}

/** A bucket needs all that leads to it; without any of it there is none. */
function s3In(environment: Environment): S3 | null {
  const needed = {
    S3_BUCKET: environment.S3_BUCKET,
    S3_REGION: environment.S3_REGION,
    S3_ACCESS_KEY_ID: environment.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: environment.S3_SECRET_ACCESS_KEY,
  }
  const endpoint = environment.S3_ENDPOINT
  if (Object.values({ ...needed, endpoint }).every((value) => value === undefined)) return null
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : name))
  if (missing.length > 0)
    throw new ConfigError(
      missing.map((name) => `${name} is missing: photos in a bucket need it`).join('\n'),
    )
  return {
    bucket: needed.S3_BUCKET!,
    endpoint,
    region: needed.S3_REGION!,
    accessKeyId: needed.S3_ACCESS_KEY_ID!,
    secretAccessKey: needed.S3_SECRET_ACCESS_KEY!,
  }
}

/** Two keys that belong together, or none. */
function vapidIn(environment: Environment): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment
  if (publicKey === undefined && privateKey === undefined) return null
  if (publicKey === undefined || privateKey === undefined) {
    const name = publicKey === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY'
    throw new ConfigError(`${name} is missing: a key for pushes is a pair`)
  }
  if (!isVapidPair({ publicKey, privateKey }))
    throw new ConfigError('VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY')
  return { publicKey, privateKey }
}

/** A gateway and its key, or neither. */
function smsIn({ SMS_URL: url, SMS_TOKEN: token, SMS_FROM: from }: Environment): SmsGateway | null {
  if (url === undefined && token === undefined && from === undefined) return null
  if (url === undefined || token === undefined) {
    const name = url === undefined ? 'SMS_URL' : 'SMS_TOKEN'
    throw new ConfigError(`${name} is missing: text messages need a gateway and its key`)
  }
  return { url, token, from }
}

/** Outside production it has a name of this machine, which browsers know without being told where it is. */
function officeIn({ OFFICE_HOST, NODE_ENV, PORT }: Environment): Office | null {
  if (OFFICE_HOST === undefined && NODE_ENV === 'production') return null
  const host = OFFICE_HOST ?? 'office.localhost'
  const isHere = /(?:^|\.)localhost$/.test(host)
  return { host, origin: isHere ? `http://${host}:${PORT}` : `https://${host}` }
}

/** Where pictures are kept. */
export function filesFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'files')
}

function lineOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.')
  return `${name} ${issue.message.startsWith('must') ? issue.message : `is wrong: ${issue.message}`}`
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits ?? '0') && Number(bits ?? 0) <= longest
}
