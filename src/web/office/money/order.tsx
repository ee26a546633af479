import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getOrder, type OrderPage } from '#contract/office/orders.ts'
import { classNames } from '#web/ui/class-names.ts'
import { amountOf } from '#web/office/kit/amounts.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { ApprovalStatePill, OrderState, shortOf, titleOf, TwoCircles } from './money-parts.tsx'
import { Both, Findings, Head, MadeOf, Movements } from './order-cards.tsx'
import { RefundPane } from './refund-pane.tsx'
import cases from '#web/office/cases/case.module.css'
import css from './money.module.css'

/** One order: what it is made of, every movement it caused, ours beside theirs, and what can go back. */
export function Order() {
  const { t } = useOffice()
  const id = usePlace().searchParams.get('id') ?? ''
  const asked = useQuery({
    queryKey: ['order', id],
    queryFn: () => call(getOrder, { order_id: id }),
    enabled: id !== '',
    retry: false,
  })
  useKeys({ Escape: () => goTo('/orders') })
  if (asked.data)
    return <Shown key={id} order={asked.data} onChanged={() => void asked.refetch()} />
  return (
    <Frame title={t.money.orders}>
      {asked.isError || id === '' ? (
        <div className={cases['alone']}>
          <Problem>{asked.error ? wordsFor(t, asked.error) : t.money.order.gone}</Problem>
          <Button look="quiet" onClick={() => goTo('/orders')}>
            {t.money.order.back}
          </Button>
        </div>
      ) : (
        <p className={cases['alone']} role="status">
          {t.loading}
        </p>
      )}
    </Frame>
  )
}

type Props = { readonly order: OrderPage; readonly onChanged: () => void }

function Shown({ order, onChanged }: Props) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const wanted = usePlace().searchParams.get('do')
  const mayWork = permissions.includes('money_work')
  const [isRefunding, setRefunding] = useState(wanted === 'refund' && mayWork)
  const open = order.findings.find(({ case_id: caseId }) => caseId !== null)
  const person = order.person
  useKeys({
    ...(mayWork ? { b: () => setRefunding(true) } : {}),
    ...(person && permissions.includes('members_read')
      ? { p: () => goTo(`/member?id=${person.id}`) }
      : {}),
    ...(open ? { d: () => goTo(`/case?id=${open.case_id}`) } : {}),
    y: () => void navigator.clipboard?.writeText(order.id),
  })
  return (
    <Frame
      title={shortOf(order.id)}
      isWhole
      actions={<OrderState order={order} />}
      keys={[
        ...(mayWork ? ([[['B'], t.money.keys.back]] as const) : []),
        [['P'], t.money.keys.person],
        ...(open ? ([[['D'], t.money.keys.settle]] as const) : []),
        [['Y'], t.money.keys.copy],
        [['Esc'], t.money.order.back],
      ]}
    >
      <div className={classNames(cases['panes'], css['orderPanes'])}>
        <section className={classNames(cases['pane'], css['main'])} aria-label={t.money.order.made}>
          <Head order={order} />
          <Findings order={order} />
          <MadeOf order={order} />
          <Movements order={order} />
          <Both order={order} />
        </section>
        <section
          className={classNames(cases['pane'], cases['decision'])}
          aria-label={t.money.refund.title}
        >
          <RefundPane
            order={order}
            isOpen={isRefunding}
            onOpen={setRefunding}
            onChanged={onChanged}
          />
          <Refunds order={order} />
          <Requests order={order} />
        </section>
      </div>
    </Frame>
  )
}

function Refunds({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  const words = t.money.order
  if (order.refunds.length === 0) return null
  return (
    <>
      <h3>{words.refunds}</h3>
      <ul className={css['lines']}>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              <b>{amountOf(refund.amount_minor, order.currency, language)}</b>{' '}
              {refund.is_withdrawal ? words.withdrawal : words.byHand},{' '}
              {t.money.credits(refund.credits)}
              <small>
                {refund.is_sent ? words.sent : words.unsent}
                {refund.next_try_at && `, ${words.next(timeIn(refund.next_try_at, language))}`}
              </small>
            </span>
            <time dateTime={refund.at}>{timeIn(refund.at, language)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}

function Requests({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  if (order.approvals.length === 0) return null
  return (
    <>
      <h3>{t.money.order.requests}</h3>
      <ul className={css['lines']}>
        {order.approvals.map((approval) => (
          <li key={approval.id}>
            <TwoCircles approval={approval} />
            <span>
              <button
                type="button"
                className={css['link']}
                onClick={() => goTo(`/approvals?id=${approval.id}`)}
              >
                {titleOf(t, approval, language)}
              </button>{' '}
              <ApprovalStatePill approval={approval} />
              <small>“{approval.why}”</small>
            </span>
            <time dateTime={approval.asked_at}>{timeIn(approval.asked_at, language)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
