import { randomUUID } from 'node:crypto'
import { listDecisions, readStatement } from '#contract/decisions.ts'
import { makeDecision } from '#test/make-decision.ts'
import { sendMessage } from '#contract/chats.ts'
import { uploadPhoto } from '#contract/photos.ts'
import { searchMembers } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import { testApp } from '../app.ts'
import { aPicture } from '../a-picture.ts'
import { caller } from '../caller.ts'
import { freshDatabase } from '../database.ts'
import { aDebit, debitApp } from '../debit-app.ts'
import { loggedIn } from '../logged-in.ts'
import { makeMember, makeSite } from '../make.ts'
import { makeOrder } from '../make-order.ts'
import { realPages } from './real-pages.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const LATELY = new Date('2026-02-20T12:00:00Z')
const SHOWN = { hasPhoto: true, about: 'Ik dans graag.', interests: ['wine', 'dancing'] }

/** A site with a member, a real and a fictional profile, and what can be seen of it from outside. */
export async function settingsWorld() {
  const { db } = await freshDatabase()
  const site = await makeSite(db)
  const app = await testApp(db, { pages: await realPages(), clock: () => NOW })
  const { aPayer } = await debitApp(db, site.id)
  const her = { ...SHOWN, gender: 'female', seeks: 'male', city: 'Haarlem', region: 'NH' } as const
  const real = await makeMember(db, site.id, { ...her, last_active_at: NOW })
  const fiction = await makeMember(db, site.id, { ...her, name: 'Roos', is_fictional: true })
  // An advertisement stands after every twelfth member.
  for (let nth = 0; nth < 12; nth += 1)
    await makeMember(db, site.id, { ...her, last_active_at: NOW })
  const him = { gender: 'male', seeks: 'female', city: 'Utrecht', region: 'UT' } as const
  const viewer = await makeMember(db, site.id, { ...him, credits: 100 })
  const own = await loggedIn(app, viewer.id, { now: NOW })
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const page = pagesOf(app)

  return {
    db,
    site,
    now: NOW,
    real,
    fiction,
    own,
    cookie,
    app,
    page,
    visitor: caller(app),
    pages: async (...urls: string[]) => {
      const shown: string[] = []
      for (const url of urls) shown.push(await page(url))
      return shown
    },
    /** Members as a search answers them to another one. */
    found: async () => (await own.call(searchMembers, {})).body.results,
    ...doingsOf({ db, own, real, aPayer }),
  }
}

/** What a page shows: its scripts know all settings, and what they know is not shown. */
function pagesOf({ fastify }: App) {
  return async (url: string, cookies = ''): Promise<string> => {
    const headers = { host: 'localhost', cookie: cookies }
    const { statusCode, body } = await fastify.inject({ url, headers })
    const shown = body
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(/ nonce="[^"]*"/g, '')
    return `${statusCode} ${shown}`
  }
}

type Doers = {
  readonly db: Db
  readonly own: Awaited<ReturnType<typeof loggedIn>>
  readonly real: { readonly id: string }
  readonly aPayer: Awaited<ReturnType<typeof debitApp>>['aPayer']
}

/** What settings allow or refuse. */
function doingsOf({ db, own, real, aPayer }: Doers) {
  return {
    write: async (text: string) => {
      const message = { profile_id: real.id, client_id: randomUUID(), text }
      return (await own.call(sendMessage, message)).outcome
    },
    upload: async () => {
      const photo = await aPicture({ colour: `#${randomUUID().slice(0, 6)}` })
      return (await own.call(uploadPhoto, { client_id: randomUUID() }, photo)).body
    },
    /** What a member reads of a decision. */
    statement: async () => {
      const { id: memberId, call } = await aPayer()
      await makeDecision(db, { memberId, measure: 'remove', content: ['about'] })
      const [decision] = (await call(listDecisions, {})).body.decisions
      return (await call(readStatement, { token: decision!.token })).body.statement.parts
    },
    /** A debit of a payer, for the first time or after one that was really paid. */
    debit: async (isFirst: boolean) => {
      const payer = await aPayer()
      const paid = { method: 'directdebit', created_at: LATELY, settled_at: LATELY }
      if (!isFirst) await makeOrder(db, payer, paid)
      return (await payer.ask(aDebit())).outcome
    },
  }
}
