import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelOrder, type Order } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { ownKey } from '#web/api/keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from '../payments.module.css'
import { orderQuery } from './load-orders.ts'

type CancelOrderProps = { order: Order; label: string; size?: 'sm' | 'md' }

/** Gives an order up that was not paid, once the buyer has said that they mean it. */
export function CancelOrder({ order, label, size = 'md' }: CancelOrderProps) {
  const t = useText('payments.cancel')
  const cancel = useCancel(order.id)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <Button kind="ghost" size={size} busy={cancel.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <RefusalNotice error={cancel.error} />
      <AskFirst
        isOpen={isAsking}
        title={t('title')}
        text={t('text')}
        yes={t('yes')}
        no={t('no')}
        onNo={close}
        onYes={() => {
          close()
          cancel.mutate()
        }}
      />
    </>
  )
}

type AskFirstProps = {
  isOpen: boolean
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** Asks whether the member means it. */
export function AskFirst({ isOpen, title, text, yes, no, onYes, onNo }: AskFirstProps) {
  return (
    <Modal open={isOpen} title={title} titleSize="md" closeLabel={no} onClose={onNo}>
      <p className="soft">{text}</p>
      <div className={css['answers']}>
        <Button onClick={onYes}>{yes}</Button>
        <Button kind="ghost" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Modal>
  )
}

/** What the order held, a discount or a part of the limit, is free again. */
function useCancel(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOrder, { id }),
    onSuccess: ({ order }) => queries.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey }),
  })
}
