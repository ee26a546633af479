import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { authoriseDebit, requestDebitCode } from '#contract/direct-debit.ts'
import type { Db } from '#server/db/connect.ts'
import type { PaymentProvider } from '#server/features/payments/provider/provider.ts'
import { openSandbox } from '#server/features/payments/provider/sandbox/sandbox.ts'
import { openDevSms, smsHandler } from '#server/features/sms/sms.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { testApp, TEST_SECRET } from './app.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

type Input = z.input<typeof requestDebitCode.input>

/** A debit form that was filled in well. Every call has another telephone, and the same account unless it says otherwise. */
export function aDebit(changes: Partial<Input> = {}): Input {
  return {
    client_id: randomUUID(),
    package: 'p0',
    total_minor: 1495,
    holder: 'A. de Vries',
    iban: 'NL91 ABNA 0417 1643 00',
    street: 'Kade',
    house_number: '12 b',
    zip: '1012 AB',
    city: 'Haarlem',
    phone: aPhone(),
    is_authorised: true,
    ...changes,
  }
}

const phones = { made: 0 }

/** A Dutch mobile number; no other test has its neighbours, down to the last four digits. */
export function aPhone(): string {
  phones.made += 1
  return `+316${10_000_000 + phones.made * 10_000}`
}

type Wishes = { readonly limitFactor?: number; readonly provider?: PaymentProvider }

/** The application with a clock that can be moved, and buyers who pay by direct debit. */
export async function debitApp(
  db: Db,
  siteId: string,
  { limitFactor = 1000, provider }: Wishes = {},
) {
  const time = { now: new Date('2026-03-02T12:00:00Z') }
  const clock = () => time.now
  const config = { ...readConfig({ NODE_ENV: 'test' }), TEST_LIMIT_FACTOR: limitFactor }
  const originOf = () => 'http://localhost'
  const sandbox = openSandbox({ db, secretKey: TEST_SECRET, clock, originOf })
  const app = await testApp(db, { clock, config, provider: provider ?? sandbox })
  const { events } = app
  const deps = {
    db,
    events,
    clock,
    log: openLog('silent'),
    provider: provider ?? sandbox,
    originOf,
  }
  const handler = smsHandler({ db, secretKey: TEST_SECRET, transport: openDevSms(db) })

  async function codeFor(phone: string): Promise<string> {
    while (
      (await runDueJobs(db, { clock, log: openLog('silent'), handlers: { sms: handler } })) > 0
    );
    const sms = await db
      .selectFrom('outbox_sms')
      .select('body')
      .where('recipient', '=', phone)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return /\d{6}/.exec(sms.body)![0]
  }

  /** A member who is no newcomer: what they buy costs its price. */
  async function aPayer() {
    const member = await makeMember(db, siteId, { is_newcomer: false })
    const browser = { at: await loggedIn(app, member.id) }
    const call: (typeof browser.at)['call'] = (...what) => browser.at.call(...what)
    const comeBack = async () => void (browser.at = await loggedIn(app, member.id))
    const ask = (debit: Input) => call(requestDebitCode, debit)
    const authorise = (clientId: string, code: string) =>
      call(authoriseDebit, { client_id: clientId, sms_code: code })
    const debit = async (wish = aDebit()) => {
      const asked = await ask(wish)
      if (asked.outcome !== 200) return { outcome: asked.outcome, body: null }
      return authorise(wish.client_id, await codeFor(wish.phone))
    }
    return { ...member, call, comeBack, ask, authorise, debit }
  }

  const later = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))
  return { app, deps, later, codeFor, aPayer }
}
