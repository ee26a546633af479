import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  SANDBOX_SIGNATURE_HEADER,
  sandboxSignature,
} from '#server/features/payments/provider/sandbox/webhook.ts'
import { WEBHOOK_PATH } from '#server/features/payments/provider/provider.ts'
import type { Section } from '../figure.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { openWorld } from '../search/open-world.ts'

const MEMBERS = 10_000
const PAYMENTS = 100
const DELIVERIES = 50
const STEADY_PER_SECOND = 20
const STEADY_SECONDS = 15
const IDLE = 60
/** Of the world that the bench opens. */
const SECRET_KEY = '0'.repeat(64)

export const webhooks: Section = {
  name: 'webhooks',
  method: `The provider's word that a payment is paid, over HTTP, until it is answered; among ${MEMBERS.toLocaleString('en')} members. First ${IDLE} payments one after the other on a quiet server (their median is the control of both lines), then ${STEADY_PER_SECOND} a second for ${STEADY_SECONDS} s, each of another payment, then ${PAYMENTS} payments told of by ${DELIVERIES} connections at once, each of which tells of all of them. Every payment is really settled: the section fails unless each purchase was completed once.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS, { DEMO: 'yes' })
    const { owner, server } = world
    const tell = (id: string) => post(server.port, id)
    const idle = await times(await pay(owner, IDLE), async (id, wait) => {
      await sleep(50)
      return wait(() => tell(id))
    })
    const control = median(idle)
    const steady = await told(await pay(owner, STEADY_PER_SECOND * STEADY_SECONDS), tell)
    const crowd = await pay(owner, PAYMENTS)
    // Each of the fifty tells of every payment, all of them at the same time and of the same one.
    const flood = await Promise.all(
      Array.from({ length: DELIVERIES }, () => times(crowd, (id, wait) => wait(() => tell(id)))),
    )
    await demandSettled(owner)
    await world.close()
    return [
      {
        name: `a webhook at ${STEADY_PER_SECOND} a second, p95`,
        unit: 'ms',
        value: percentile(steady, 95),
        control,
        budget: { most: 3, of: 'ratio' },
      },
      {
        name: `a webhook of ${PAYMENTS} payments told by ${DELIVERIES} at once, p95`,
        unit: 'ms',
        value: percentile(flood.flat(), 95),
        control,
        budget: { most: 500, of: 'value' },
      },
    ]
  },
}

async function times(
  ids: readonly string[],
  each: (id: string, wait: typeof timed) => Promise<number>,
): Promise<number[]> {
  const all: number[] = []
  for (const id of ids) all.push(await each(id, timed))
  return all
}

/** Tells of each at its time, whether or not those before it were answered. */
async function told(ids: readonly string[], tell: (id: string) => Promise<void>) {
  const begin = performance.now()
  return Promise.all(
    ids.map(async (id, at) => {
      await sleep(Math.max(0, begin + (at * 1000) / STEADY_PER_SECOND - performance.now()))
      return timed(() => tell(id))
    }),
  )
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

function post(port: number, id: string): Promise<void> {
  const body = `id=${id}`
  const headers = {
    host: `localhost:${port}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    [SANDBOX_SIGNATURE_HEADER]: sandboxSignature(SECRET_KEY, id),
  }
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: WEBHOOK_PATH,
      method: 'POST',
      agent,
      headers,
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`a webhook was answered with ${answer.statusCode}`)),
      )
    })
    sent.end(body)
  })
}

/** Purchases of so many members that the provider has been paid for and no webhook told of; the ids of the payments. */
async function pay(owner: pg.Client, count: number): Promise<string[]> {
  const run = randomUUID().replaceAll('-', '').slice(0, 12)
  const { rows } = await owner.query<{ id: string }>(
    `with buyer as (
       select id, site_id, credit_account_id, row_number() over () as number from member
       where status = 'active' and not is_fictional order by id limit $1
     ), bought as (
       insert into credit_order (site_id, member_id, account_id, client_id, style, credits, currency, price_minor,
         total_minor, country, vat_rate, method, provider, provider_id, status, created_at)
       select site_id, id, credit_account_id, gen_random_uuid(), 'p2', 75, 'EUR', 5995, 5995, 'NL', 2100, 'ideal',
         'sandbox', 'sb_' || $2 || '_' || number, 'pending', now()
       from buyer returning id, site_id, provider_id
     )
     insert into sandbox_payment (id, order_id, site_id, amount_minor, currency, method, description, return_url,
       webhook_url, status, created_at, expires_at)
     select provider_id, id, site_id, 5995, 'EUR', 'ideal', 'bench', 'http://localhost/', 'http://localhost/', 'paid',
       now(), now() + interval '1 day'
     from bought returning id`,
    [count, run],
  )
  return rows.map(({ id }) => id)
}

async function demandSettled(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ open: number; doubled: number }>(
    `select count(*) filter (where credit_order.status <> 'completed')::int as open,
       count(*) filter (where (select count(*) from credit_entry
         where account_id = credit_order.account_id and reason = 'purchase'
           and reference = credit_order.id::text) <> 1)::int as doubled
     from credit_order join sandbox_payment on sandbox_payment.order_id = credit_order.id
     where sandbox_payment.description = 'bench'`,
  )
  const { open, doubled } = rows[0]!
  if (open + doubled > 0)
    throw new Error(`${open} purchases are open, ${doubled} not paid out once`)
}
