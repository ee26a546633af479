import * as contract from '#contract/office/members.ts'
import type { Files } from '#server/features/media/media.ts'
import { doerOf } from '#server/features/record/record.ts'
import {
  type OfficeApp,
  officeFileRoute,
  officeRoute,
  type OperatorVisit,
} from '#server/http/office-route.ts'
import { correctAddress } from './correct-address.ts'
import { findMembers } from './find-members.ts'
import {
  endMemberSessions,
  memberPicture,
  noteMember,
  openMember,
  sendActivation,
  showAddress,
} from './work-on-member.ts'

export function officeMemberRoutes(app: OfficeApp, files: Files): void {
  const { db } = app

  officeRoute(app, contract.findMembers, ({ input, visit: { scope, now } }) =>
    findMembers(db, { words: input.words, siteId: input.site_id, scope, now }),
  )

  officeRoute(app, contract.openMember, ({ input, visit }) => openMember(db, working(visit, input)))

  officeRoute(app, contract.showAddress, ({ input, visit }) =>
    showAddress(db, working(visit, input)),
  )

  officeRoute(app, contract.noteMember, ({ input, visit }) =>
    noteMember(db, { ...working(visit, input), text: input.text }),
  )

  officeRoute(app, contract.endMemberSessions, ({ input, visit }) =>
    endMemberSessions(db, working(visit, input)),
  )

  officeRoute(app, contract.sendActivation, async ({ input, visit }) => {
    await sendActivation(app, working(visit, input))
    return {}
  })

  officeRoute(app, contract.correctAddress, async ({ input, visit }) => {
    await correctAddress(app, { ...working(visit, input), email: input.email })
    return {}
  })

  officeFileRoute(app, contract.memberPicture, ({ input, visit: { scope } }) =>
    memberPicture(db, files, { memberId: input.member_id, photoId: input.photo_id, scope }),
  )
}

/** Who does something about whom. */
function working(visit: OperatorVisit, { member_id: memberId }: { readonly member_id: string }) {
  const { operator, scope, now } = visit
  return { memberId, scope, by: { ...doerOf(visit), operatorId: operator.id }, now }
}
