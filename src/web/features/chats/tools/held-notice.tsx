import { useResendActivation } from '#web/features/signup/use-resend-activation.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says that what is written waits until one's address is confirmed, and sends the link again. */
export function HeldNotice() {
  const t = useText('chat-tools.notice.held')
  const refusalText = useRefusalText()
  const resend = useResendActivation()
  if (resend.isSuccess) {
    return (
      <Notice kind="done" role="status">
        {t('sent', { email: resend.data.email })}
      </Notice>
    )
  }

  return (
    <Notice
      icon="envelope-simple"
      role={resend.isError ? 'alert' : undefined}
      lead={t('lead')}
      link={
        <button type="button" className="link" onClick={() => resend.mutate(null)}>
          {t('link')}
        </button>
      }
    >
      {resend.isError ? refusalText(resend.error) : t('text')}
    </Notice>
  )
}
