import type { SubmitEvent } from 'react'
import { REPORT_REASONS } from '#contract/reports.ts'
import { focusFirst } from '#web/browser/focus-first.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useReport, type Missing, type ReportedMember } from './use-report.ts'
import css from './report.module.css'

type ReportFormProps = {
  member: ReportedMember
  photoId: string | undefined
  messageId: string | undefined
  onDone: (number: number) => void
}

/** What is wrong, in a choice and in own words, said in good faith. */
export function ReportForm({ member, photoId, messageId, onDone }: ReportFormProps) {
  const t = useText('report')
  const report = useReport({ memberId: member.id, photoId, messageId, onDone })
  const { draft, change } = report
  const wrong = (part: Missing) =>
    report.missing.includes(part) ? t(`missing.${part}`) : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    focusFirst(event.currentTarget, report.send())
  }

  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <p className="soft">{t('lead', { name: member.name })}</p>
      <FieldGroup legend={t('reason')} columns={2} error={wrong('reason')}>
        {REPORT_REASONS.map((reason) => (
          <ChoiceCard
            key={reason}
            name="reason"
            value={reason}
            checked={draft.reason === reason}
            onChange={() => change({ reason })}
          >
            {t(`reasons.${reason}`)}
          </ChoiceCard>
        ))}
      </FieldGroup>
      <TextArea
        name="explanation"
        label={t('explanation')}
        hint={t('help')}
        error={wrong('explanation')}
        value={draft.explanation}
        maxLength={2000}
        onChange={(event) => change({ explanation: event.target.value })}
      />
      <Checkbox
        name="sincere"
        checked={draft.isSincere}
        error={wrong('sincere')}
        onChange={(event) => change({ isSincere: event.target.checked })}
      >
        {t('sincere')}
      </Checkbox>
      <RefusalNotice error={report.error} />
      <Button type="submit" block busy={report.isSending}>
        {t('send')}
      </Button>
    </form>
  )
}
