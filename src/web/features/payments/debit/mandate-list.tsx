import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { z } from 'zod/mini'
import { endMandate, listMandates } from '#contract/direct-debit.ts'
import { call } from '#web/api/call.ts'
import { mandatesKey, repeatsKey } from '#web/api/keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDay } from '../money.tsx'
import { AskFirst } from '../orders/cancel-order.tsx'
import css from '../payments.module.css'

/** The member's mandates for direct debit, each with a way to end it. There is no section for a member without any. */
export function MandateList() {
  const t = useText('transactions.mandates')
  const titleId = useId()
  const { mandates, end } = useMandates()
  if (mandates.length === 0 && !end.isSuccess) return null

  return (
    <section className={css['mandates']} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-sm">
        {t('title')}
      </h2>
      {mandates.length > 0 && <p className="soft">{t('text')}</p>}
      <ul>
        {mandates.map((mandate) => (
          <MandateRow key={mandate.id} mandate={mandate} end={end} />
        ))}
      </ul>
      <p role="status">{end.isSuccess && t('ended')}</p>
      <RefusalNotice error={end.error} />
    </section>
  )
}

type MandateRowProps = { mandate: Mandates['mandates'][number]; end: Ending }

function MandateRow({ mandate, end }: MandateRowProps) {
  const t = useText('transactions.mandates')
  const day = useDay()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { id, account_end: account, reference, signed_at: signed } = mandate

  return (
    <li>
      <div>
        <b>{t('account', { end: account })}</b>
        <p className="small mute">{t('signed', { date: day(signed), reference })}</p>
      </div>
      <Button
        kind="quiet"
        size="sm"
        busy={end.isPending && end.variables === id}
        onClick={() => setAsking(true)}
      >
        {t('end')}
      </Button>
      <AskFirst
        isOpen={isAsking}
        title={t('sure_title')}
        text={t('sure_text')}
        yes={t('yes')}
        no={t('no')}
        onNo={close}
        onYes={() => {
          close()
          end.mutate(id)
        }}
      />
    </li>
  )
}

type Mandates = z.output<typeof listMandates.output>
type Ending = ReturnType<typeof useMandates>['end']

function useMandates() {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: mandatesKey, queryFn: () => call(listMandates, {}) })
  const end = useMutation({
    mutationFn: (id: string) => call(endMandate, { id }),
    onSuccess: async (left) => {
      queries.setQueryData(mandatesKey, left)
      await queries.invalidateQueries({ queryKey: repeatsKey })
    },
  })
  return { mandates: data?.mandates ?? [], end }
}
