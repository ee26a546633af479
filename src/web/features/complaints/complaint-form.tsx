import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import {
  COMPLAINT_KINDS,
  COMPLAINT_TEXT,
  type ComplaintKind,
  sendComplaint,
} from '#contract/complaints.ts'
import { getPreferences } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { ownAddressKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  type ComplaintField,
  type Draft,
  EMPTY_DRAFT,
  storedComplaint,
  missingIn,
} from './complaint-draft.ts'
import css from './complaint.module.css'

/** A complaint in own words, and after it is sent the number it got. */
export function ComplaintForm() {
  const t = useText('complaint')
  const complaint = useComplaint()
  const { draft, change, number } = complaint
  if (number !== null) return <ComplaintReceipt number={number} />

  const wrong = (field: ComplaintField) =>
    complaint.wrong.includes(field) ? t(`missing.${field}`) : undefined

  return (
    <Form className={css['form']} onSubmit={complaint.send}>
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
      <SubmitButton size="lg" busy={complaint.isSending}>
        {t('send')}
      </SubmitButton>
    </Form>
  )
}

type PartProps = {
  draft: Draft & { email: string }
  change: (changes: Partial<Draft>) => void
  /** What is wrong with a field, in words. */
  wrong: (field: ComplaintField) => string | undefined
}

/** The complainant's name, and the address that the answer goes to. */
function ComplaintSender({ draft, change, wrong }: PartProps) {
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
function ComplaintSubject({ draft, change, wrong }: PartProps) {
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

/** That a complaint has come in, under which number, and what happens next. */
function ComplaintReceipt({ number }: { number: string }) {
  const t = useText('complaint')
  return (
    <div className={css['form']}>
      <p ref={focusShown} tabIndex={-1} className={css['number']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <span>{t.rich('done', { number, b: (text) => <b>{text}</b> })}</span>
      </p>
      <p>{t('next')}</p>
      <p className="small soft">{t('spam')}</p>
    </div>
  )
}

/** A complaint while it is written, and its sending: under one id, so that trying again does not complain twice. */
function useComplaint() {
  const { locale } = useCatalogue()
  const own = useOwnAddress()
  const written = useSyncExternalStore(storedComplaint.subscribe, storedComplaint.get, nothing)
  const [isTried, setTried] = useState(false)
  const draft = { ...(written ?? EMPTY_DRAFT), email: written?.email ?? own }
  const missing = missingIn(draft)
  const sending = useMutation({
    mutationFn: (complaint: Draft) => call(sendComplaint, inputOf(complaint, locale)),
    onSuccess: () => storedComplaint.forget(),
  })

  /** Returns what is missing, if anything is. */
  function send(): readonly ComplaintField[] {
    setTried(true)
    if (missing.length === 0) sending.mutate(draft)
    return missing
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => storedComplaint.set(changed(written, changes)),
    /** What is shown to be wrong: nothing before the first try, and what the server named. */
    wrong: [...(isTried ? missing : []), ...refusedField(sending.error)],
    send,
    isSending: sending.isPending,
    error: sending.error,
    number: sending.data?.number ?? null,
  }
}

function nothing(): null {
  return null
}

/** The id belongs to the words: with other words it is another complaint, also if the first did come in. */
function changed(written: Draft | null, changes: Partial<Draft>): Draft {
  return { ...(written ?? EMPTY_DRAFT), ...changes, clientId: crypto.randomUUID() }
}

function inputOf(draft: Draft, language: ReturnType<typeof useCatalogue>['locale']) {
  const { clientId, name, email, kind, reference, text } = draft
  return {
    client_id: clientId,
    name,
    email: email ?? '',
    kind: kind ?? ('other' as const),
    ...(reference.trim() ? { reference } : {}),
    text,
    language,
  }
}

function refusedField(error: unknown): ComplaintField[] {
  if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') return []
  return [String(error.params?.['field'] ?? '') as ComplaintField]
}

/** The e-mail address of the member who is logged in; empty for a visitor, or while it is not known. */
function useOwnAddress(): string {
  const user = useUser()
  const query = useQuery({
    queryKey: ownAddressKey,
    queryFn: async () => (await call(getPreferences, {})).preferences.email,
    enabled: user !== null,
  })
  return (user && query.data) ?? ''
}
