import { useRef, useState } from 'react'
import { answerComplaint, decideReport, retryJob } from '#contract/office/case-decisions.ts'
import { type CaseDetail, handOnCase } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Words } from './decision-parts.tsx'
import { Button, Dialog, Field, Key, Problem } from '#web/office/kit/parts.tsx'
import { FindingPanel } from './finding.tsx'
import { AppealPanel } from './appeal-panel.tsx'
import { NOTHING, useDeciding, useDraft } from './use-deciding.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './case.module.css'

/** What is decided about a case, and the way to the next one of its kind. */
export function CaseDecision({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { kind } = detail.case
  const [isHandingOn, setHandingOn] = useState(false)
  const { permissions } = useOperator()
  const mayWork = permissions.includes('cases_work')
  useKeys(mayWork ? { e: () => setHandingOn(true) } : {})
  return (
    <section
      className={classNames(css['pane'], css['decision'])}
      aria-label={t.cases.tabs.decision}
    >
      <h2>{t.cases.decision}</h2>
      {!detail.is_mine && <p className={css['handed']}>{t.cases.notYours}</p>}
      {(kind === 'report' || kind === 'notice') && <ReportPanel detail={detail} />}
      {kind === 'complaint' && <ComplaintPanel detail={detail} />}
      {kind === 'appeal' && <AppealPanel detail={detail} />}
      {kind === 'payment' && <FindingPanel detail={detail} />}
      {kind === 'job' && <JobPanel detail={detail} />}
      {kind === 'withdrawal' && <p>{t.cases.withdrawalMore}</p>}
      {mayWork && (
        <Button look="quiet" hint="E" onClick={() => setHandingOn(true)}>
          {t.cases.handOn}
        </Button>
      )}
      {isHandingOn && <HandOn detail={detail} onClose={() => setHandingOn(false)} />}
    </section>
  )
}

/** What is done about what was reported. */
function ReportPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { id, number, site_id: siteId } = detail.case
  const { decide, problem, isBusy } = useDeciding(detail)
  const { permissions } = useOperator()
  return (
    <DecisionForm
      draftKey={`case-${id}`}
      siteId={siteId}
      about={number === null ? null : { kind: 'report', number: Number(number) }}
      isWholeProfile={detail.evidence?.subject === 'member'}
      mayDecide={detail.is_mine && permissions.includes('reports_decide')}
      isBusy={isBusy}
      problem={problem}
      onDecide={(wanted, goesOn) =>
        void decide(() => call(decideReport, { case_id: id, ...wanted }), goesOn)
      }
      after={t.decisions.panel.nextCase}
      mayBeNothing
    />
  )
}

function ComplaintPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { id } = detail.case
  const [draft, change] = useDraft(`case-${id}`, NOTHING)
  const { decide, problem, isBusy } = useDeciding(detail)
  const { permissions } = useOperator()
  const field = useRef<HTMLTextAreaElement>(null)
  const isReady =
    detail.is_mine && permissions.includes('cases_settle') && draft.facts.trim() !== '' && !isBusy
  const submit = () => {
    if (isReady) void decide(() => call(answerComplaint, { case_id: id, answer: draft.facts }))
  }
  useKeys({ f: () => field.current?.focus(), n: submit })
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Words
        ref={field}
        label={t.cases.answer}
        value={draft.facts}
        onChange={(words) => change({ facts: words })}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className={css['main']} disabled={!isReady}>
        {t.cases.sendAnswer} <Key on>N</Key>
      </button>
    </form>
  )
}

function JobPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const { decide, problem, isBusy } = useDeciding(detail)
  const isReady = detail.is_mine && permissions.includes('cases_settle') && !isBusy
  const submit = () => {
    if (isReady) void decide(() => call(retryJob, { case_id: detail.case.id }))
  }
  useKeys({ n: submit })
  return (
    <>
      <Problem>{problem}</Problem>
      <Button look="ink" hint="N" isDisabled={!isReady} onClick={submit} isWide>
        {t.cases.retry}
      </Button>
    </>
  )
}

function HandOn({ detail, onClose }: { detail: CaseDetail; onClose: () => void }) {
  const { t } = useOffice()
  const [why, setWhy] = useState('')
  const { decide, problem } = useDeciding(detail)
  return (
    <Dialog title={t.cases.handOn} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void decide(() => call(handOnCase, { case_id: detail.case.id, why }))
        }}
      >
        <Field label={t.cases.handOnWhy} value={why} onChange={setWhy} isFirst />
        <Problem>{problem}</Problem>
        <Button look="ink" type="submit" isDisabled={why.trim() === ''}>
          {t.cases.handOn}
        </Button>
      </form>
    </Dialog>
  )
}
