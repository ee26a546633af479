// What an endpoint of the office is asked for, and what whoever asks gets.

import type { CaseKind } from '#contract/office/cases.ts'
import type { policiesOf } from '#server/features/decisions/decisions.ts'
import { newToken } from '#server/kernel/secrets.ts'

export type Target = {
  readonly operatorId: string
  readonly invitationId: string
  readonly token: string
  readonly caseId: number
  readonly siteId: string
  readonly memberId: string
  /** The photo, report or whatever else the case is about. */
  readonly subjectId: string
  /** A request of somebody else to give them credits. */
  readonly approvalId: string
  /** Of the draft of the site's settings, which has a change. */
  readonly revision: number
  readonly version: number
  readonly conversationId: string
  /** A draft of a fictional profile with a picture, which has its licence. */
  readonly fictionId: string
  readonly pictureId: string
  readonly orderId: string
  readonly policy: Awaited<ReturnType<typeof policiesOf>>[number]
}
export type Row = {
  /** What kind of case it is about. */
  readonly kind?: CaseKind
  /** A right input, about this site. */
  readonly input?: (target: Target) => Record<string, unknown>
  /** What who may call it gets. */
  readonly outcome?: number | string
  /** What who may call it on another site gets. */
  readonly elsewhere?: number | string
  /** Whether it takes the right on all sites. */
  readonly isForAllSites?: boolean
}

export const proof = () => ({
  credential: newToken(),
  client_data: madeUp(),
  authenticator_data: newToken(),
  signature: newToken(),
})
export const aboutCase = ({ caseId }: Target) => ({ case_id: caseId })
export const aboutMember = ({ memberId }: Target) => ({ member_id: memberId })
export const onSite = ({ siteId }: Target) => ({ site_id: siteId })
export function madeUp(): string {
  return Buffer.from(JSON.stringify({ challenge: newToken() })).toString('base64url')
}
