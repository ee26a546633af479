import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/telling.ts'
import { activateMember } from '#server/features/activation/activation.ts'
import { moveTo, openFor, takeLink } from '#server/features/accounts/accounts.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'

/** Confirms an address by the link that was sent to it, delivers what was written meanwhile, and logs in. */
export async function activate(app: App, visit: Visit, token: string): Promise<User> {
  const { db, events, secretKey } = app
  const memberId = await withEvents({ db, events, now: visit.now }, (tx, notify) =>
    confirm(tx, notify, { secretKey, visit, token }),
  )
  return openFor(app, visit, { memberId, isConfirmed: false })
}

type Confirmation = {
  readonly secretKey: string
  readonly visit: Visit
  readonly token: string
}

async function confirm(tx: Tx, notify: Notify, { secretKey, visit, token }: Confirmation) {
  const { site, now } = visit
  const use = { siteId: site.id, kinds: ['activation'], token, now } as const
  const { memberId, data } = await takeLink(tx, use)
  const corrected = data['email']
  if (corrected) await moveToCorrected(tx, { memberId, email: corrected, secretKey, now })
  await activateMember(tx, notify, { siteId: site.id, memberId, now })
  return memberId
}

/** An address that somebody else has by now makes the link worthless. */
async function moveToCorrected(tx: Tx, move: Parameters<typeof moveTo>[1]): Promise<void> {
  try {
    await moveTo(tx, move)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('LINK_INVALID') : error
  }
}
