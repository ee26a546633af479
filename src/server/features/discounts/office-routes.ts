import { sql } from 'kysely'
import * as contract from '#contract/office/codes.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { doerOf } from '#server/features/record/record.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type OfficeApp, officeRoute } from '#server/http/office-route.ts'
import { askedCodes, changeCode, codesOf, makeCode, usesByDay } from './office-codes.ts'

export function codeOfficeRoutes(app: OfficeApp, { events }: { readonly events: Bus }): void {
  const { db } = app

  officeRoute(app, contract.listCodes, async ({ input: { site_id: siteId, code }, visit }) => {
    const { time_zone: timeZone } = await settingsOf(db, siteId)
    const [codes, days, asked] = await Promise.all([
      codesOf(db, siteId, visit.now),
      code === undefined ? [] : usesByDay(db, { siteId, code, timeZone }),
      askedCodes(db, siteId),
    ])
    return { codes, days, asked }
  })

  officeRoute(app, contract.makeCode, async ({ input, visit }) => {
    const { site_id: siteId, until, is_once_each: isOnceEach, most_uses, ...code } = input
    const { scope, now } = visit
    const expiresAt = await endOfDay(db, siteId, until)
    if (expiresAt <= now) throw new Refusal('INVALID_INPUT', { field: 'until', why: 'is over' })
    const mostUses = isOnceEach ? most_uses : 1
    const wanted = { ...code, siteId, isOnceEach, mostUses, expiresAt }
    return makeCode({ db, events }, { ...wanted, by: doerOf(visit), scope, now })
  })

  officeRoute(app, contract.changeCode, async ({ input, visit }) => {
    const { site_id: siteId, code, change } = input
    await changeCode(db, { siteId, code, change, by: doerOf(visit), now: visit.now })
    return {}
  })
}

/** When a day is over where the site is. */
async function endOfDay(db: Db, siteId: string, day: string): Promise<Date> {
  const { time_zone: timeZone } = await settingsOf(db, siteId)
  const { rows } = await sql<{ end: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${timeZone} as end`.execute(db)
  return rows[0]!.end
}
