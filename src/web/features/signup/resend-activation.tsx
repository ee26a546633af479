import { useState } from 'react'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { useResendActivation } from './use-resend-activation.ts'
import css from './resend-activation.module.css'

type ResendActivationProps = {
  /** Whether another address is asked for at once. */
  startsWithAddress?: boolean
  /** In the middle of a page, rather than in a column of text. */
  centred?: boolean
  onSent?: (email: string) => void
}

/** The activation mail once more, or to another address. Needs the texts of the areas `activate` and `refusal`. */
export function ResendActivation(props: ResendActivationProps) {
  const { startsWithAddress = false, centred = false, onSent } = props
  const t = useText('activate')
  const refusalText = useRefusalText()
  const [isCorrecting, setIsCorrecting] = useState(startsWithAddress)
  const resend = useResendActivation((email) => {
    setIsCorrecting(false)
    onSent?.(email)
  })

  return (
    <div className={classNames(css['resend'], centred && css['centred'])}>
      <div role="status">
        {resend.isSuccess && <Notice kind="done">{t('sent', { email: resend.data.email })}</Notice>}
      </div>
      {isCorrecting ? (
        <AddressForm resend={resend} onCancel={() => setIsCorrecting(false)} />
      ) : (
        <>
          {resend.isError && (
            <Notice kind="danger" role="alert">
              {refusalText(resend.error)}
            </Notice>
          )}
          <div className={css['buttons']}>
            <Button
              kind="quiet"
              size="sm"
              icon="arrows-clockwise"
              busy={resend.isPending}
              onClick={() => resend.mutate(null)}
            >
              {t('resend')}
            </Button>
            <Button
              kind="ghost"
              size="sm"
              icon="pencil-simple"
              onClick={() => setIsCorrecting(true)}
            >
              {t('correct')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
