import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dismiss } from '#web/browser/alerts.ts'
import { useMedia } from '#web/browser/client-only.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ResendActivation, useResendActivation } from './resend-activation.tsx'
import { HAS_ROOM_FOR_MODAL } from './open-signup.tsx'
import css from './resend-activation.module.css'

/** Tells a member who has not confirmed the address what waits for it, and how to get the mail again. */
export function ActivationReminder() {
  return useAreas(['activate', 'refusal']) ? <Reminder /> : null
}

/** On a phone, right after an account that a partner began was finished, it is a modal instead of an alert. */
function Reminder() {
  const isWide = useMedia(HAS_ROOM_FOR_MODAL)
  const [query] = useSearchParams()
  const [isNews, setIsNews] = useState(query.has('api_signup_complete'))
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (isNews && !isWide) return <ReminderModal onClose={() => setIsNews(false)} />

  return (
    <>
      <ReminderAlert onCorrect={() => setIsCorrecting(true)} />
      {isCorrecting && <ReminderModal isCorrecting onClose={() => setIsCorrecting(false)} />}
    </>
  )
}

function ReminderAlert({ onCorrect }: { onCorrect: () => void }) {
  const t = useText('activate')
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
      isSlim={!resend.isError}
      icon="envelope-simple"
      role="region"
      aria-label={t('reminder.title')}
      lead={t('reminder.lead')}
      dismiss={{ label: t('close'), onDismiss: () => dismiss('hide-activation-reminder') }}
      link={
        <span className={css['links']}>
          <button type="button" className="link" onClick={() => resend.mutate(null)}>
            {t('resend')}
          </button>
          <button type="button" className="link" onClick={onCorrect}>
            {t('correct')}
          </button>
        </span>
      }
    >
      {resend.isError ? refusalText(resend.error) : t('reminder.text')}
    </Notice>
  )
}

type ReminderModalProps = { onClose: () => void; isCorrecting?: boolean }

function ReminderModal({ onClose, isCorrecting = false }: ReminderModalProps) {
  const t = useText('activate')
  return (
    <Modal open title={t('reminder.title')} onClose={onClose} closeLabel={t('close')}>
      <p className="soft">{t('reminder.text')}</p>
      <ResendActivation startsWithAddress={isCorrecting} />
    </Modal>
  )
}
