import type { CaseDetail } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FindingEvidence } from './finding.tsx'
import { Appealed } from './appeal-evidence.tsx'
import { Card, money } from './case-parts.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { exactly } from '#web/office/kit/times.ts'
import css from './case.module.css'

/** What a case is about, as it was, and who says so. Words of members are shown as words, whatever they hold. */
export function Evidence({ detail }: { detail: CaseDetail }) {
  const { t, language } = useOffice()
  const { evidence, complaint, withdrawal, job, appeal, finding, case: row } = detail
  return (
    <section
      className={classNames(css['pane'], css['evidence'])}
      aria-label={t.cases.tabs.evidence}
      // It scrolls by itself, and may hold nothing that the keyboard could stop at.
      tabIndex={0}
    >
      <h2>
        {appeal ? t.cases.kinds.appeal : t.cases.picture}{' '}
        <small>{t.cases.asItWas(exactly(evidence?.at ?? row.opened_at, language))}</small>
      </h2>
      {evidence && <Reported evidence={evidence} caseId={row.id} />}
      {appeal && <Appealed appeal={appeal} caseId={row.id} />}
      {row.kind === 'photo' && <Picture caseId={row.id} which="photo" />}
      {complaint && (
        <Card title={`${complaint.name} · ${complaint.email}`}>
          <p className={css['words']}>{complaint.text}</p>
          {complaint.reference && <p className={css['more']}>{complaint.reference}</p>}
        </Card>
      )}
      {finding && <FindingEvidence finding={finding} />}
      {withdrawal && (
        <Card title={t.cases.kinds.withdrawal}>
          <dl className={css['facts']}>
            <dt>{t.cases.amount}</dt>
            <dd>{money(withdrawal.amount_minor, withdrawal.currency)}</dd>
            <dt>{t.cases.credits}</dt>
            <dd>{withdrawal.credits}</dd>
            <dt>{t.cases.order}</dt>
            <dd className={css['mono']}>{withdrawal.order_id}</dd>
          </dl>
        </Card>
      )}
      {job && (
        <Card title={t.cases.topics[job.kind] ?? job.kind}>
          <dl className={css['facts']}>
            <dt>{t.cases.attempts}</dt>
            <dd>{job.attempts}</dd>
            <dt>{t.cases.error}</dt>
            <dd className={css['mono']}>{job.error}</dd>
          </dl>
        </Card>
      )}
      <p className={css['seen']}>
        <Icon name="eye" size="sm" />{' '}
        {evidence && evidence.looked_at > 0
          ? t.cases.readMessages(evidence.looked_at)
          : t.cases.recorded}
      </p>
    </section>
  )
}

function Reported({
  evidence,
  caseId,
}: {
  evidence: NonNullable<CaseDetail['evidence']>
  caseId: number
}) {
  const { t, language } = useOffice()
  const { reporter } = evidence
  const who = reporter
    ? [reporter.name, reporter.age].filter((part) => part !== null).join(', ')
    : t.cases.notifier
  return (
    <>
      <ol className={css['messages']}>
        {evidence.messages.map((message) => (
          <li
            key={message.at + message.text}
            className={classNames(
              message.is_theirs && css['theirs'],
              message.is_reported && css['reported'],
            )}
          >
            <p>{message.text || message.kind}</p>
            <small>
              {exactly(message.at, language)} {message.is_reported && <b>{t.cases.reported}</b>}
            </small>
          </li>
        ))}
      </ol>
      {evidence.has_picture && <Picture caseId={caseId} which="evidence" />}
      {evidence.profile.length > 0 && (
        <dl className={css['facts']}>
          {evidence.profile.map(({ field, text }) => (
            <div key={field}>
              <dt>{t.cases.fields[field] ?? field}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Card title={t.cases.saidIt(who)}>
        <p className={css['words']}>{evidence.words}</p>
        {evidence.address && (
          <p className={css['mono']}>
            {t.cases.address}: {evidence.address}
          </p>
        )}
        {reporter && (
          <p className={css['more']}>{t.cases.reports(reporter.reports, reporter.upheld)}</p>
        )}
      </Card>
    </>
  )
}

function Picture({ caseId, which }: { caseId: number; which: 'photo' | 'evidence' }) {
  const { t } = useOffice()
  return (
    <img
      className={css['picture']}
      src={`/api/office/case-picture?case_id=${caseId}&which=${which}`}
      alt={t.cases.picture}
    />
  )
}
