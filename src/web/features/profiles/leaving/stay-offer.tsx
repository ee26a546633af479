import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { acceptStayOffer } from '#contract/account.ts'
import { localeOf } from '#contract/locales.ts'
import { call } from '#web/api/call.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import css from './leaving.module.css'

/** A discount for whoever stays after all: one code, however often the button is pressed. */
export function StayOffer({ percentage }: { percentage: number }) {
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
