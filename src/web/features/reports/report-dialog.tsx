import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod/mini'
import {
  REASONS_WITH_WORDS,
  REPORT_REASONS,
  reportMember,
  SHORTEST_EXPLANATION,
} from '#contract/reports.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { type Named, useMarkedName } from '#web/features/settings/member-names.tsx'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCard } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import css from './report.module.css'
import { SafetyLink } from './safety-link.tsx'

type ReportDialogProps = {
  member: ReportedMember
  /** The photo that it is about, instead of the member as a whole. */
  photoId?: string | undefined
  /** Or the message. */
  messageId?: string | undefined
  onClose: () => void
}

/** Reports a member, or a photo of theirs, to the operator. It shows once its texts are there. */
export function ReportDialog(props: ReportDialogProps) {
  return useAreas(['report', 'refusal']) ? <OpenReportDialog {...props} /> : null
}

function OpenReportDialog({ member, photoId, messageId, onClose }: ReportDialogProps) {
  const t = useText('report')
  const shell = useText('shell')
  const [number, setNumber] = useState<number | null>(null)
  const name = useMarkedName()(member)
  const kind = photoId ? 'photo' : messageId ? 'message' : 'member'
  return (
    <Modal
      open
      title={number === null ? t(kind, { name }) : t('done')}
      titleSize="md"
      closeLabel={shell('close')}
      onClose={onClose}
    >
      {number === null ? (
        <ReportForm {...{ member, photoId, messageId }} onDone={setNumber} />
      ) : (
        <ReportReceipt number={number} onClose={onClose} />
      )}
    </Modal>
  )
}

type ReportFormProps = {
  member: ReportedMember
  photoId: string | undefined
  messageId: string | undefined
  onDone: (number: number) => void
}

/** What is wrong, in a choice and, where that says too little, in own words. Sending says that it is in good faith. */
export function ReportForm({ member, photoId, messageId, onDone }: ReportFormProps) {
  const t = useText('report')
  const report = useReport({ memberId: member.id, photoId, messageId, onDone })
  const { draft, change } = report
  const marked = useMarkedName()
  const wrong = (part: Missing) =>
    report.missing.includes(part) ? t(`missing.${part}`) : undefined

  return (
    <Form className={css['form']} onSubmit={report.send}>
      <p className="soft">{t('lead', { name: marked(member) })}</p>
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
      <p className="small soft">{t('sincere')}</p>
      <RefusalNotice error={report.error} />
      <Button type="submit" block busy={report.isSending}>
        {t('send')}
      </Button>
    </Form>
  )
}

/** That a report has come in, under which number, and what happens next. */
export function ReportReceipt({ number, onClose }: { number: number; onClose: () => void }) {
  const t = useText('report')
  return (
    <div className={css['form']}>
      <p ref={focusShown} tabIndex={-1} className={css['number']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <b>{t('number', { number: String(number) })}</b>
      </p>
      <p>{t('next')}</p>
      <p className="small soft">
        {t('danger')} <SafetyLink />
      </p>
      <Button block kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}

type Input = z.input<typeof reportMember.input>
export type Draft = {
  readonly reason: Input['reason'] | null
  readonly explanation: string
}
export type ReportedMember = Named & { readonly id: string }
export type Missing = 'reason' | 'explanation'

const EMPTY: Draft = { reason: null, explanation: '' }

type UseReportInput = {
  readonly memberId: string
  readonly photoId: string | undefined
  readonly messageId: string | undefined
  readonly onDone: (number: number) => void
}

/** A report while it is written, and its sending: under one id, so that trying again does not report twice. */
export function useReport({ memberId, photoId, messageId, onDone }: UseReportInput) {
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const [clientId] = useState(() => crypto.randomUUID())
  const missing = missingIn(draft)
  const sending = useMutation({
    mutationFn: (reason: Input['reason']) =>
      call(reportMember, {
        client_id: clientId,
        profile_id: memberId,
        ...subjectOf(photoId, messageId),
        reason,
        explanation: draft.explanation,
        is_sincere: true,
      }),
    onSuccess: ({ number }) => onDone(number),
  })

  /** Returns what is missing, if anything is. */
  function send(): readonly Missing[] {
    setTried(true)
    if (draft.reason && missing.length === 0) sending.mutate(draft.reason)
    return missing
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }),
    /** What is shown to be missing: nothing before the first try. */
    missing: isTried ? missing : [],
    send,
    isSending: sending.isPending,
    error: sending.error,
  }
}

function missingIn({ reason, explanation }: Draft): Missing[] {
  if (reason === null) return ['reason']
  const isSaid = explanation.trim().length >= SHORTEST_EXPLANATION
  return REASONS_WITH_WORDS.includes(reason) && !isSaid ? ['explanation'] : []
}

function subjectOf(photoId?: string, messageId?: string): Pick<Input, 'subject' | 'subject_id'> {
  if (photoId) return { subject: 'photo', subject_id: photoId }
  return messageId ? { subject: 'message', subject_id: messageId } : { subject: 'member' }
}
