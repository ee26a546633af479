import type { ReactNode } from 'react'
import type { CaseKind, CasePerson, CaseRow } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { OfficeError } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { spanIn } from '#web/office/kit/times.ts'
import table from '#web/office/kit/table.module.css'
import cards from './case.module.css'
import css from './case-parts.module.css'

export const KIND_ICONS: Readonly<Record<CaseKind, IconName>> = {
  photo: 'image',
  report: 'flag',
  notice: 'envelope-simple',
  complaint: 'chat-circle-text',
  withdrawal: 'arrow-u-up-left-bold',
  job: 'gear-six',
  appeal: 'arrow-counter-clockwise-bold',
  payment: 'coins',
}

/** What a case is about, in words. */
export function topicOf(t: OfficeTexts, { kind, topic }: Pick<CaseRow, 'kind' | 'topic'>): string {
  if (kind === 'photo') return t.cases.photoTopic(Number(topic) + 1)
  if (kind === 'withdrawal') return moneyOf(topic)
  if (kind === 'appeal') return t.decisions.appealOf[topic] ?? topic
  return t.cases.topics[topic] ?? topic
}

function moneyOf(words: string): string {
  const [minor = '', currency = ''] = words.split(' ')
  return money(Number(minor), currency)
}

export function money(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency}`
}

/** A member's face in a rounded square, with the mask of a fictional profile; a square without one where there is none. */
export function Face({
  caseId,
  person,
  isLarge,
}: {
  caseId: number
  person: CasePerson | null
  isLarge?: boolean
}) {
  const { t } = useOffice()
  return (
    <span className={classNames(css['face'], isLarge && css['large'])}>
      {person?.has_face ? (
        <img src={`/api/office/case-picture?case_id=${caseId}&which=face`} alt="" loading="lazy" />
      ) : (
        <Icon name={person ? 'user' : 'list'} size="sm" />
      )}
      {person?.is_fictional && (
        <i title={t.cases.fictional}>
          <Icon name="mask-happy-fill" size="sm" label={t.cases.fictional} />
        </i>
      )}
    </span>
  )
}

/** A member's face in a rounded square, as others on the site see it, with the mask of a fictional profile. */
export function MemberFace({ member }: { member: CasePerson }) {
  const { t } = useOffice()
  return (
    <span className={css['face']}>
      {member.has_face ? (
        <img src={`/api/office/member-picture?member_id=${member.id}`} alt="" loading="lazy" />
      ) : (
        <Icon name="user" size="sm" />
      )}
      {member.is_fictional && (
        <i title={t.cases.fictional}>
          <Icon name="mask-happy-fill" size="sm" label={t.cases.fictional} />
        </i>
      )}
    </span>
  )
}

const HOUR_MS = 60 * 60 * 1000

export type Promised = 'late' | 'soon' | 'today' | 'later'

/** In which part of the list something stands. */
export function promisedIn({ due_at: due }: { due_at: string }, now: number): Promised {
  const left = Date.parse(due) - now
  if (left <= 0) return 'late'
  if (left <= 4 * HOUR_MS) return 'soon'
  return left <= 24 * HOUR_MS ? 'today' : 'later'
}

/** How much of a promised time is over, and how much is left or late, in words. */
export function Due({ opened, due, now }: { opened: string; due: string; now: number }) {
  const { t } = useOffice()
  const [from, until] = [Date.parse(opened), Date.parse(due)]
  const left = until - now
  const isNear = left <= Math.max(4 * HOUR_MS, (until - from) / 6)
  const part = Math.min(100, Math.max(4, (100 * (now - from)) / Math.max(1, until - from)))
  const words =
    left > 0 ? t.cases.left(spanIn(t.cases, left)) : t.cases.late(spanIn(t.cases, -left))
  return (
    <span className={classNames(css['promise'], left <= 0 ? css['late'] : isNear && css['near'])}>
      <svg viewBox="0 0 36 4" aria-hidden="true">
        <rect width="36" height="4" rx="2" />
        <rect width={(36 * part) / 100} height="4" rx="2" />
      </svg>
      <time dateTime={due}>{words}</time>
    </span>
  )
}

/** Why a case cannot be had, with who was first. */
export function whyNot(t: OfficeTexts, error: unknown): string {
  if (error instanceof OfficeError) {
    const { who = '', outcome = '' } = error.params
    const what = t.cases.outcomes[String(outcome)] ?? String(outcome)
    if (error.code === 'CASE_DECIDED') return t.cases.decidedBefore(String(who), what)
    if (error.code === 'CASE_CLAIMED') return t.cases.claimed(String(who))
  }
  return wordsFor(t, error)
}

/** Something that belongs together, under a title. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cards['card']}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Where a case is worked on: photos six at a time, the rest on a page of their own. */
export function placeOf({ id, kind }: Pick<CaseRow, 'id' | 'kind'>): string {
  return kind === 'photo' ? `/photos?first=${id}` : `/case?id=${id}`
}

type NothingProps = {
  readonly isFiltered?: boolean
  readonly title?: string
  readonly more?: string
}

/** Two circles, the second one dotted: nobody to agree with. */
export function Nothing({ isFiltered = false, title, more }: NothingProps) {
  const { t } = useOffice()
  return (
    <div className={table['empty']}>
      <svg className={css['circles']} viewBox="0 0 120 80" aria-hidden="true">
        <circle cx="42" cy="40" r="36" />
        <circle cx="78" cy="40" r="36" />
      </svg>
      <b>{title ?? t.cases.empty}</b>
      <p>{more ?? (isFiltered ? t.cases.emptyFiltered : t.cases.emptyMore)}</p>
    </div>
  )
}
