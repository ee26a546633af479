import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  giveNotice,
  REASON_WITHOUT_NAME,
  REPORT_REASONS,
  type ReportReason,
  SHORTEST_EXPLANATION,
} from '#contract/reports.ts'
import { Refusal } from '#contract/refusals.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './report.module.css'

const FIELDS = ['address', 'reason', 'explanation', 'name', 'email', 'is_sincere'] as const
type NoticeField = (typeof FIELDS)[number]
type Values = {
  readonly address: string
  readonly reason: ReportReason | ''
  readonly explanation: string
  readonly name: string
  readonly email: string
  readonly isSincere: boolean
}

/** Notice of something against the law, by anybody; once it is sent, the number it got. */
export function NoticeForm() {
  const notice = useNotice()
  if (notice.given) return <NoticeReceipt {...notice.given} />
  return (
    <Form className={css['form']} onSubmit={notice.send}>
      <WhatItIs wrong={notice.wrong} />
      <WhoSaysIt wrong={notice.wrong} />
      <RefusalNotice error={notice.error} />
      <ScriptNeeded />
      <Send isSending={notice.isSending} />
    </Form>
  )
}

function Send({ isSending }: { isSending: boolean }) {
  const t = useText('report')
  return (
    <SubmitButton size="lg" busy={isSending}>
      {t('send')}
    </SubmitButton>
  )
}

type PartProps = { wrong: readonly NoticeField[] }

/** Where it is, what is wrong with it and why. */
function WhatItIs({ wrong }: PartProps) {
  const t = useText('notice')
  const report = useText('report')
  const { domain } = useSettings()
  const address = useSearchParams()[0].get('address') ?? ''
  const example = `https://${domain}/members/…`
  return (
    <>
      <Field
        name="address"
        label={t('address')}
        hint={t('address_help', { example })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        defaultValue={address}
        error={wrong.includes('address') && t('missing.address')}
      />
      <Select
        name="reason"
        label={report('reason')}
        defaultValue=""
        error={wrong.includes('reason') && report('missing.reason')}
      >
        <option value="" disabled>
          {report('choose')}
        </option>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {report(`reasons.${reason}`)}
          </option>
        ))}
      </Select>
      <TextArea
        name="explanation"
        label={report('explanation')}
        hint={t('what')}
        rows={5}
        maxLength={2000}
        error={wrong.includes('explanation') && report('missing.explanation')}
      />
    </>
  )
}

/** Who says it, in good faith. Where a child is concerned nobody has to say who they are. */
function WhoSaysIt({ wrong }: PartProps) {
  const t = useText('notice')
  return (
    <>
      <Field
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={80}
        error={wrong.includes('name') && t('missing.name')}
      />
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        hint={t('who')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={wrong.includes('email') && t('missing.email')}
      />
      <Checkbox
        name="is_sincere"
        value="yes"
        error={wrong.includes('is_sincere') && t('missing.is_sincere')}
      >
        {t('sincere')}
      </Checkbox>
    </>
  )
}

type Given = { readonly number: number; readonly is_mailed: boolean }

/** That it has come in, under which number, and what happens next. */
function NoticeReceipt({ number, is_mailed: isMailed }: Given) {
  const t = useText('report')
  const notice = useText('notice')
  return (
    <div className={css['form']}>
      <p ref={focusShown} tabIndex={-1} className={css['number']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <span>
          {t('done')} <b>{t('number', { number: String(number) })}</b>
        </span>
      </p>
      <p>{isMailed ? t('next') : notice('anonymous')}</p>
      <p className="small soft">{t('danger')}</p>
    </div>
  )
}

type Sent = { readonly id: string; readonly what: string }

/** A notice while it is sent: the same words under one id, so that trying again does not report twice. */
function useNotice() {
  const { locale: language } = useCatalogue()
  const [missing, setMissing] = useState<readonly NoticeField[]>([])
  const [sent, setSent] = useState<Sent | null>(null)
  const sending = useMutation({
    mutationFn: ({ values, id }: { values: Values; id: string }) =>
      call(giveNotice, {
        client_id: id,
        address: values.address,
        reason: values.reason as ReportReason,
        explanation: values.explanation,
        ...(values.name ? { name: values.name } : {}),
        ...(values.email ? { email: values.email } : {}),
        language,
        is_sincere: true,
      }),
  })

  /** Returns what is wrong, if anything is. */
  function send(form: FormData): readonly NoticeField[] {
    const values = valuesIn(form)
    const wrong = wrongIn(values)
    setMissing(wrong)
    if (wrong.length > 0) return wrong
    const what = JSON.stringify(values)
    const id = sent?.what === what ? sent.id : crypto.randomUUID()
    setSent({ id, what })
    sending.mutate({ values, id })
    return []
  }

  return {
    send,
    wrong: [...missing, ...refusedField(sending.error)],
    isSending: sending.isPending,
    error: sending.error,
    given: sending.data ?? null,
  }
}

function valuesIn(form: FormData): Values {
  return {
    address: textIn(form, 'address').trim(),
    reason: textIn(form, 'reason') as Values['reason'],
    explanation: textIn(form, 'explanation').trim(),
    name: textIn(form, 'name').trim(),
    email: textIn(form, 'email').trim(),
    isSincere: textIn(form, 'is_sincere') === 'yes',
  }
}

function wrongIn(values: Values): NoticeField[] {
  const { reason, name, email } = values
  const mayBeEmpty = reason === REASON_WITHOUT_NAME
  const isRight: Record<NoticeField, boolean> = {
    address: values.address !== '',
    reason: reason !== '',
    explanation: values.explanation.length >= SHORTEST_EXPLANATION,
    name: name.length >= 2 || (mayBeEmpty && name === ''),
    email: /^\S+@\S+\.\S+$/.test(email) || (mayBeEmpty && email === ''),
    is_sincere: values.isSincere,
  }
  return FIELDS.filter((field) => !isRight[field])
}

function refusedField(error: unknown): NoticeField[] {
  if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') return []
  return FIELDS.filter((field) => field === error.params?.['field'])
}
