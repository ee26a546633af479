import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { acceptStayOffer, deleteAccount, type DeleteReason } from '#contract/account.ts'
import { dayIn } from '#contract/fields.ts'
import { localeOf } from '#contract/locales.ts'
import { NOTIFICATION_NAMES } from '#contract/notifications.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { forgetMember } from '#web/features/accounts/user.ts'
import { useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { PreferenceSwitch } from '../settings/privacy-section.tsx'
import { SwitchRow } from '../settings/rows.tsx'
import { useNotifications } from '../settings/use-preferences.ts'
import css from './leaving.module.css'

type DeleteFormProps = { reason: DeleteReason; onBack: () => void; onCancel: () => void }

const LONGEST_EXPLANATION = 1000

/** What might help instead, what will happen, and the button that does it. */
export function DeleteForm({ reason, onBack, onCancel }: DeleteFormProps) {
  const t = useText('notifications.leaving')
  const { remove, modal } = useDeleteAccount()
  const focus = useCallback((step: HTMLElement | null) => step?.focus(), [])

  function submit(values: FormData) {
    const explanation = textIn(values, 'explanation').trim()
    remove.mutate({ reason, ...(explanation ? { explanation } : {}) })
  }

  return (
    <div ref={focus} tabIndex={-1} className={css['form']}>
      <Alternatives reason={reason} />
      <h3 className="title-sm">{t('sure')}</h3>
      <ul className={css['facts']}>
        {(['now', 'undo', 'erase'] as const).map((fact) => (
          <li key={fact}>
            <b>{t(fact)}</b>
            <span>{t(`${fact}_text`)}</span>
          </li>
        ))}
      </ul>
      <Form className={css['form']} onSubmit={submit}>
        <TextArea
          label={t('explanation')}
          hint={t('explanation_hint')}
          name="explanation"
          rows={3}
          maxLength={LONGEST_EXPLANATION}
        />
        <RefusalNotice error={remove.error} />
        <div className={css['buttons']}>
          <Button type="submit" kind="ink" icon="trash" busy={remove.isPending}>
            {t('submit')}
          </Button>
          <Button kind="ghost" onClick={onBack}>
            {t('back')}
          </Button>
          <Button kind="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
      {modal}
    </div>
  )
}

/** What might help instead of leaving, where the reason has such a thing. */
function Alternatives({ reason }: { reason: DeleteReason }) {
  const { delete_discount: discount } = useSettings()
  if (reason === 'too_many_mails') {
    return (
      <Instead>
        <FewerMails />
      </Instead>
    )
  }
  if (reason === 'privacy' || reason === 'break') {
    return (
      <Instead>
        <PreferenceSwitch field="is_invisible" />
        {reason === 'privacy' && <PreferenceSwitch field="is_discreet" />}
      </Instead>
    )
  }
  if (reason === 'too_expensive' && discount > 0) {
    return (
      <Instead>
        <StayOffer percentage={discount} />
      </Instead>
    )
  }
  return null
}

function Instead({ children }: { children: ReactNode }) {
  const t = useText('notifications.leaving')
  return (
    <div className={css['instead']}>
      <h3 className="title-sm">{t('instead')}</h3>
      <div className={css['rows']}>{children}</div>
    </div>
  )
}

const MAILS = NOTIFICATION_NAMES.filter((name) => name.startsWith('email_'))

/** The mails that can be switched off, right here: those about new members alone, or all of them. */
function FewerMails() {
  const t = useText('notifications.leaving')
  const { isOn, set, error } = useNotifications()

  return (
    <>
      <SwitchRow
        title={t('searches')}
        text={t('searches_text')}
        isOn={isOn('email_search')}
        onChange={(value) => set(['email_search'], value)}
      />
      <SwitchRow
        title={t('mails')}
        text={t('mails_text')}
        isOn={MAILS.some(isOn)}
        onChange={(value) => set(MAILS, value)}
      />
      <RefusalNotice error={error} />
    </>
  )
}

/** A discount for a member who stays after all: one code, however often the button is pressed. */
function StayOffer({ percentage }: { percentage: number }) {
  const t = useText('notifications.leaving')
  const [clientId] = useState(() => crypto.randomUUID())
  const accept = useMutation({ mutationFn: () => call(acceptStayOffer, { client_id: clientId }) })

  return (
    <div className={css['offer']}>
      <p>{t('discount', { percentage })}</p>
      {accept.isSuccess ? (
        <Code {...accept.data} />
      ) : (
        <Button
          kind="quiet"
          icon="tag-fill"
          busy={accept.isPending}
          onClick={() => accept.mutate()}
        >
          {t('discount_accept')}
        </Button>
      )}
      <RefusalNotice error={accept.error} />
    </div>
  )
}

type CodeProps = { code: string; percentage: number; expires_at: string }

function Code({ code, percentage, expires_at: expiresAt }: CodeProps) {
  const t = useText('notifications.leaving')
  const { locale } = useCatalogue()
  const { time_zone: timeZone } = useSettings()
  const format = new Intl.DateTimeFormat(localeOf(locale).iso, { dateStyle: 'long', timeZone })
  const day = format.format(new Date(expiresAt))

  return (
    <div role="status">
      <p className={css['code']}>{code}</p>
      <p className="small soft">{t('discount_code', { percentage, day })}</p>
    </div>
  )
}

type Leaving = { reason: DeleteReason; explanation?: string }

/** Deletes the account after the password was asked for, forgets the member, and says what happens now. */
function useDeleteAccount() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { time_zone: timeZone } = useSettings()
  const { stepUp, modal } = useStepUp()
  const remove = useMutation({
    mutationFn: (leaving: Leaving) => stepUp(() => call(deleteAccount, leaving)),
    onSuccess: async (answer) => {
      if (!answer) return
      forgetMember(queries)
      const until = dayIn(timeZone, new Date(answer.erased_at))
      await navigate(`${pathTo('account-deleted')}?until=${until}`, { replace: true })
    },
  })
  return { remove, modal }
}
