// The guided start of a new member: what each step saves, how far one came, and the first people to write to.

import * as contract from '#contract/start.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { saveStart } from './save-start.ts'
import { startOf } from './start-of.ts'

export function startRoutes(app: App): void {
  const { db } = app
  const answer = async (visit: Visit & { readonly member: SessionMember }) =>
    startOf(db, { visit, settings: await settingsOf(db, visit.site.id) })

  route(app, contract.getStart, ({ visit }) => answer(visit))

  route(app, contract.saveStart, async ({ input, visit }) => {
    const settings = await settingsOf(db, visit.site.id)
    await saveStart(app, { memberId: visit.member.id, answers: input, settings, now: visit.now })
    return answer(visit)
  })
}
