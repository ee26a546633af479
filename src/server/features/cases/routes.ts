import * as decisions from '#contract/office/case-decisions.ts'
import * as contract from '#contract/office/cases.ts'
import * as review from '#contract/office/photo-review.ts'
import { doerOf } from '#server/features/record/record.ts'
import type { Files } from '#server/features/media/media.ts'
import {
  type OfficeApp,
  officeFileRoute,
  officeRoute,
  type OperatorVisit,
  scopeOf,
} from '#server/http/office-route.ts'
import { casePicture } from './case-picture.ts'
import {
  answerComplaintCase,
  decideAppealCase,
  decideReportCase,
  retryJobCase,
  settleFindingCase,
} from './decide-case.ts'
import { findCases as findContract } from '#contract/office/find-cases.ts'
import { findCases } from './find-cases.ts'
import { hidePhoto } from './hide-photo.ts'
import { countCases, listCases, watchCases } from './list-cases.ts'
import { handOn, openCase, signCase, writeNote } from './open-case.ts'
import { decidePhoto, takePhotos, undoPhoto } from './review-photos.ts'

export function caseRoutes(app: OfficeApp, files: Files): void {
  queueRoutes(app, files)
  openingRoutes(app)
  photoRoutes(app)
  decisionRoutes(app)
}

function queueRoutes(app: OfficeApp, files: Files): void {
  const { db } = app

  officeRoute(app, contract.listCases, ({ input: filter, visit: { scope, operator, now } }) =>
    listCases(db, { scope, operatorId: operator.id, filter, now }),
  )

  officeRoute(app, findContract, ({ input: { words }, visit: { scope, now } }) =>
    findCases(db, { words, scope, now }),
  )

  officeRoute(app, contract.countCases, ({ input: filter, visit: { scope, now } }) =>
    countCases(db, { scope, filter, now }),
  )

  officeRoute(app, contract.watchCases, ({ input: { since }, visit: { scope, now } }) =>
    watchCases(db, { scope, since, now }),
  )

  officeFileRoute(app, contract.casePicture, ({ input, visit: { scope, operator } }) =>
    casePicture(db, files, {
      scope,
      operatorId: operator.id,
      caseId: input.case_id,
      which: input.which,
      nth: input.nth ?? 0,
    }),
  )
}

/** Who acts, and where they may. */
function acting(visit: OperatorVisit) {
  const { operator, scope, now } = visit
  const by = { ...doerOf(visit), operatorId: operator.id }
  return { by, scope, seniorScope: scopeOf(operator, 'cases_senior'), now }
}

function openingRoutes(app: OfficeApp): void {
  const { db } = app
  const opening = (visit: OperatorVisit, { case_id: caseId }: { case_id: number }) => ({
    ...acting(visit),
    caseId,
    scopeOf: (kind: contract.CaseKind) => scopeOf(visit.operator, contract.CASE_RIGHTS[kind]),
  })

  officeRoute(app, contract.openCase, ({ input, visit }) => openCase(db, opening(visit, input)))

  officeRoute(app, contract.signCase, ({ input, visit }) =>
    signCase(db, { ...opening(visit, input), doing: input.doing }),
  )

  officeRoute(app, contract.handOnCase, async ({ input, visit }) => {
    await handOn(db, { ...acting(visit), caseId: input.case_id, why: input.why })
    return {}
  })

  officeRoute(app, contract.noteCase, ({ input, visit }) =>
    writeNote(db, { ...acting(visit), caseId: input.case_id, text: input.text }),
  )
}

function photoRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, review.takePhotos, ({ input: wish, visit }) =>
    takePhotos(db, { ...acting(visit), wish }),
  )

  officeRoute(app, review.decidePhoto, ({ input: wish, visit }) =>
    decidePhoto(db, { ...acting(visit), caseId: wish.case_id, wish }),
  )

  officeRoute(app, review.hidePhoto, ({ input, visit }) =>
    hidePhoto(db, { ...acting(visit), photoId: input.photo_id }),
  )

  officeRoute(app, review.undoPhoto, async ({ input, visit }) => {
    await undoPhoto(db, { ...acting(visit), caseId: input.case_id })
    return {}
  })
}

function decisionRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, decisions.decideReport, async ({ input, visit }) => {
    const { case_id: caseId, ...words } = input
    await decideReportCase(db, { ...acting(visit), caseId, words })
    return {}
  })

  officeRoute(app, decisions.answerComplaint, async ({ input, visit }) => {
    const { case_id: caseId, ...words } = input
    await answerComplaintCase(db, { ...acting(visit), caseId, words })
    return {}
  })

  officeRoute(app, decisions.decideAppeal, async ({ input, visit }) => {
    const { case_id: caseId, ...words } = input
    await decideAppealCase(db, { ...acting(visit), caseId, words })
    return {}
  })

  officeRoute(app, decisions.settleFinding, async ({ input, visit }) => {
    const { case_id: caseId, ...words } = input
    await settleFindingCase(db, { ...acting(visit), caseId, words })
    return {}
  })

  officeRoute(app, decisions.retryJob, async ({ input, visit }) => {
    await retryJobCase(db, { ...acting(visit), caseId: input.case_id })
    return {}
  })
}
