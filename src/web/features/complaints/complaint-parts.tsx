import { COMPLAINT_KINDS, type ComplaintKind } from '#contract/complaints.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ComplaintField, Draft } from './complaint-draft.ts'
import css from './complaint.module.css'

type PartProps = {
  draft: Draft & { email: string }
  change: (changes: Partial<Draft>) => void
  /** What is wrong with a field, in words. */
  wrong: (field: ComplaintField) => string | undefined
}

/** Who complains, and where the answer goes. */
export function ComplaintSender({ draft, change, wrong }: PartProps) {
  const t = useText('complaint')
  return (
    <div className={css['pair']}>
      <Field
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        error={wrong('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        error={wrong('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
    </div>
  )
}

/** What it is about. */
export function ComplaintSubject({ draft, change, wrong }: PartProps) {
  const t = useText('complaint')
  return (
    <Select
      name="kind"
      label={t('kind')}
      value={draft.kind ?? ''}
      error={wrong('kind')}
      onChange={(event) => change({ kind: event.currentTarget.value as ComplaintKind })}
    >
      <option value="" disabled>
        {t('choose')}
      </option>
      {COMPLAINT_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kinds.${kind}`)}
        </option>
      ))}
    </Select>
  )
}
