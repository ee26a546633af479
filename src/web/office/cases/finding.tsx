import { useRef } from 'react'
import { settleFinding } from '#contract/office/case-decisions.ts'
import type { CaseDetail } from '#contract/office/cases.ts'
import type { PaymentFinding, Side } from '#contract/office/findings.ts'
import { amountOf } from '#web/office/kit/amounts.ts'
import { call } from '#web/office/kit/call.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Card } from './case-parts.tsx'
import { Words } from './decision-parts.tsx'
import { NOTHING, useDeciding, useDraft } from './use-deciding.ts'
import { Button, Key, Problem } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './case.module.css'

/** What does not match, side by side. */
export function FindingEvidence({ finding }: { finding: PaymentFinding }) {
  const { t } = useOffice()
  const words = t.money.finding
  const { order_id: orderId, payment_id: paymentId, ours, theirs } = finding
  return (
    <Card title={t.money.findings[finding.kind] ?? words.title}>
      <dl className={css['books']}>
        <div>
          <dt>{words.ours}</dt>
          <dd>
            <OneSide side={ours} states={t.money.states} />
          </dd>
        </div>
        <div>
          <dt>{words.theirs}</dt>
          <dd>
            <OneSide side={theirs} states={t.money.provider} />
          </dd>
        </div>
      </dl>
      {paymentId && (
        <p>
          {words.payment} <code className={css['mono']}>{paymentId}</code>
        </p>
      )}
      {orderId && (
        <Button look="quiet" onClick={() => goTo(`/order?id=${orderId}`)}>
          {words.order}
        </Button>
      )}
    </Card>
  )
}

type SideProps = { readonly side: Side | null; readonly states: Readonly<Record<string, string>> }

function OneSide({ side, states }: SideProps) {
  const { t, language } = useOffice()
  if (!side) return t.money.finding.nothing
  const { amount_minor: minor, currency, refunded_minor: back, state } = side
  return (
    <>
      <b>{minor === null ? currency : amountOf(minor, currency, language)}</b>
      <br />
      {states[state] ?? state}
      {back > 0 && `, ${t.money.order.refunds}: ${amountOf(back, currency, language)}`}
    </>
  )
}

/** Settles it in words. */
export function FindingPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { id } = detail.case
  const [draft, change] = useDraft(`case-${id}`, NOTHING)
  const { decide, problem, isBusy } = useDeciding(detail)
  const { permissions } = useOperator()
  const field = useRef<HTMLTextAreaElement>(null)
  const isReady =
    detail.is_mine && permissions.includes('money_work') && draft.facts.trim() !== '' && !isBusy
  const submit = () => {
    if (isReady) void decide(() => call(settleFinding, { case_id: id, words: draft.facts }))
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
        label={t.money.finding.words}
        value={draft.facts}
        onChange={(facts) => change({ facts })}
      />
      <Problem>{problem}</Problem>
      <button type="submit" className={classNames(css['main'], css['calm'])} disabled={!isReady}>
        {t.money.finding.settle} <Key on>N</Key>
      </button>
    </form>
  )
}
