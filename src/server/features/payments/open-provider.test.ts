import { expect, test } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { systemClock } from '#server/kernel/time.ts'
import { TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { openProvider } from './open-provider.ts'

const { db } = await freshDatabase()
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/vonk',
  MIGRATION_DATABASE_URL: 'postgres://owner@db/vonk',
  SECRET_KEY: TEST_SECRET,
  SMTP_URL: 'smtps://mail.example',
  PRIVATE_HOSTS: 'db',
  TRIAL: 'yes',
}
const KEY = { MOLLIE_API_KEY: `live_${'a'.repeat(30)}` }
const SMS = { SMS_URL: 'https://sms.example', SMS_TOKEN: 'key' }
const DUTCH = { country: 'NL', currency: 'EUR', amountMinor: 1495 } as const

function opened(variables: Record<string, string>) {
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => void lines.push(line) })
  const originOf = () => 'http://localhost'
  const deps = { db, secretKey: TEST_SECRET, clock: systemClock, originOf, log }
  const provider = openProvider(readConfig(variables), deps)
  return { provider, troubles: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) }
}

test('the sandbox is for trying, and Mollie for whoever has a key [PAY-3]', () => {
  const names = [{}, { ...PRODUCTION, DEMO: 'yes' }, KEY, { ...PRODUCTION, ...KEY }].map(
    (variables) => opened(variables as Record<string, string>).provider.name,
  )

  expect(names).toEqual(['sandbox', 'sandbox', 'mollie', 'mollie'])
})

test('in production without a key nothing can be bought, and the start says so [PAY-3] [P11]', async () => {
  const { provider, troubles } = opened(PRODUCTION)

  expect(await provider.methods(DUTCH)).toEqual([])
  await expect(provider.get('sbx_1')).rejects.toThrow('MOLLIE_API_KEY')
  expect(troubles).toEqual([
    'nothing can be bought: MOLLIE_API_KEY is not set',
    'there is no direct debit: SMS_URL is not set',
  ])
})

test('in production there is no debit where no text message leaves [PAY-5]', async () => {
  const methodsWith = async (variables: Record<string, string>) => {
    const offers = await opened({ ...PRODUCTION, DEMO: 'yes', ...variables }).provider.methods(
      DUTCH,
    )
    return offers.map(({ method }) => method)
  }

  expect(await methodsWith({})).not.toContain('directdebit')
  expect(await methodsWith(SMS)).toContain('directdebit')
  expect(opened({ ...PRODUCTION, ...KEY, ...SMS }).troubles).toEqual([])
})
