// Answering for fictional profiles: who waits, one writer for each, what must and may not be said, and taking care of members.

import * as contract from '#contract/office/writing.ts'
import { transact } from '#server/db/connect.ts'
import type { Files } from '#server/features/media/media.ts'
import { doerOf } from '#server/features/record/record.ts'
import {
  type OfficeApp,
  officeFileRoute,
  officeRoute,
  type OperatorVisit,
  scopeOf,
} from '#server/http/office-route.ts'
import { handOnWriting, noteCare } from './care.ts'
import { found } from './claim.ts'
import { listWriting } from './list-writing.ts'
import { openWriting, signWriting, writingPicture } from './open-writing.ts'
import { sendAnswer } from './send-answer.ts'
import { standingOf } from './standing.ts'
import { faultIn } from './state.ts'
import { openWatch } from './watch.ts'

export function writingRoutes(app: OfficeApp, files: Files): void {
  const { db } = app
  const watch = openWatch(app)
  app.endings.add(() => watch.end())

  officeRoute(app, contract.listWriting, ({ input: filter, visit: { scope, operator, now } }) =>
    listWriting(db, { scope, operatorId: operator.id, filter, now }),
  )

  officeRoute(
    app,
    contract.watchWriting,
    async ({ input: { since }, visit: { scope } }) => ({ seen: await watch.wait(scope, since) }),
    { longestMs: contract.WATCH_MS + 5_000 },
  )

  officeFileRoute(app, contract.writingPicture, ({ input, visit: { scope } }) =>
    writingPicture(db, files, {
      scope,
      conversationId: input.conversation_id,
      whose: input.whose,
    }),
  )

  officeRoute(app, contract.openWriting, ({ input, visit }) =>
    openWriting(app, {
      ...acting(visit, input),
      writesIn: scopeOf(visit.operator, 'writing_work'),
    }),
  )

  workingRoutes(app)
}

function workingRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, contract.signWriting, ({ input, visit }) =>
    signWriting(app, { ...acting(visit, input), isTyping: input.is_typing }),
  )

  officeRoute(app, contract.checkAnswer, ({ input, visit }) =>
    transact(db, async (tx) => {
      const { conversationId, scope, now } = acting(visit, input)
      const member = await found(tx, { conversationId, scope })
      const { canReply } = await standingOf(tx, member, { conversationId, now })
      return { fault: faultIn({ text: input.text, canReply }) }
    }),
  )

  officeRoute(app, contract.sendAnswer, ({ input, visit }) =>
    sendAnswer(app, {
      ...acting(visit, input),
      clientId: input.client_id,
      words: { text: input.text, honest: input.honest, isPause: input.is_pause },
    }),
  )

  officeRoute(app, contract.noteCare, async ({ input, visit }) => {
    await noteCare(app, { ...acting(visit, input), text: input.text })
    return {}
  })

  officeRoute(app, contract.handOnWriting, async ({ input, visit }) => {
    await handOnWriting(app, { ...acting(visit, input), why: input.why })
    return {}
  })
}

/** Who does something in which conversation. */
function acting(
  visit: OperatorVisit,
  { conversation_id: conversationId }: { conversation_id: string },
) {
  const { operator, scope, now } = visit
  return { by: { ...doerOf(visit), operatorId: operator.id }, scope, conversationId, now }
}
