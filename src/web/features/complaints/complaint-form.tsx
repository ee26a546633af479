import type { SubmitEvent } from 'react'
import { COMPLAINT_TEXT } from '#contract/complaints.ts'
import { focusFirst } from '#web/browser/focus-first.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { ScriptNeeded } from '#web/features/accounts/script-needed.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { ComplaintField } from './complaint-draft.ts'
import { ComplaintSender, ComplaintSubject } from './complaint-parts.tsx'
import { ComplaintReceipt } from './complaint-receipt.tsx'
import { useComplaint } from './use-complaint.ts'
import css from './complaint.module.css'

/** A complaint in own words, and after it is sent the number it got. */
export function ComplaintForm() {
  const t = useText('complaint')
  const isHydrated = useIsHydrated()
  const complaint = useComplaint()
  const { draft, change, number } = complaint
  if (number !== null) return <ComplaintReceipt number={number} />

  const wrong = (field: ComplaintField) =>
    complaint.wrong.includes(field) ? t(`missing.${field}`) : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!complaint.isSending) focusFirst(event.currentTarget, complaint.send())
  }

  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <ComplaintSender {...{ draft, change, wrong }} />
      <ComplaintSubject {...{ draft, change, wrong }} />
      <TextArea
        name="text"
        label={t('text')}
        hint={t('help')}
        rows={6}
        maxLength={COMPLAINT_TEXT.longest}
        value={draft.text}
        error={wrong('text')}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Field
        name="reference"
        label={t('reference')}
        hint={t('reference_help')}
        autoComplete="off"
        maxLength={80}
        value={draft.reference}
        error={wrong('reference')}
        onChange={(event) => change({ reference: event.currentTarget.value })}
      />
      <RefusalNotice error={complaint.error} />
      <ScriptNeeded />
      <Button type="submit" size="lg" busy={complaint.isSending} disabled={!isHydrated}>
        {t('send')}
      </Button>
    </form>
  )
}
