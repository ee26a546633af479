import * as contract from '#contract/decisions.ts'
import { type App, route } from '#server/http/route.ts'
import { appeal } from './appeal.ts'
import { decisionBehind, decisionsAbout, memberStatement } from './member-statement.ts'

export function decisionRoutes(app: App): void {
  const { db, secretKey, limiter } = app

  route(app, contract.readStatement, async ({ input, visit }) => {
    const decisionId = decisionBehind(secretKey, input.token)
    const { site, now } = visit
    return { statement: await memberStatement(db, { siteId: site.id, decisionId, now }) }
  })

  route(app, contract.appealDecision, async ({ input, visit }) => {
    const { site, now } = visit
    const decisionId = decisionBehind(secretKey, input.token)
    await limiter.take('appeal_by_address', visit, now)
    await appeal(db, { siteId: site.id, decisionId, words: input.words, now })
    return { statement: await memberStatement(db, { siteId: site.id, decisionId, now }) }
  })

  route(app, contract.listDecisions, async ({ visit }) => {
    const { site, member } = visit
    return {
      decisions: await decisionsAbout(db, { secretKey, siteId: site.id, memberId: member.id }),
    }
  })
}
