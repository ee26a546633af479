import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { reactivate } from '#contract/account.ts'
import { localeOf } from '#contract/locales.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { DeadLink, isDeadLink } from '#web/features/accounts/notices.tsx'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import css from './account-deleted.module.css'

/** After an account was deleted: what happens now and until when it can be undone. With the link from the mail: undo it. */
export function AccountDeletedScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token === null ? <Farewell until={query.get('until')} /> : <Reactivation token={token} />
}

function Farewell({ until }: { until: string | null }) {
  const t = useText('account-deleted')
  const day = useDay(until)

  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <ol className={css['steps']}>
        <li>
          <b>{t('now')}</b>
          <span>{t('now_text')}</span>
        </li>
        <li>
          <b>{day ? t('until', { day }) : t('until_14')}</b>
          <span>{t('until_text')}</span>
        </li>
        <li>
          <b>{t('then')}</b>
          <span>{t('then_text')}</span>
        </li>
      </ol>
      <p className="small soft">
        {t('no_mail')}{' '}
        <KitLink className="link" href={pathTo('login')}>
          {t('login')}
        </KitLink>
      </p>
      <ButtonLink kind="quiet" href={pathTo('index')}>
        {t('home')}
      </ButtonLink>
    </PageCard>
  )
}

/** The day until which it can be undone, in words; null if the address names none. */
function useDay(until: string | null): string | null {
  const { locale } = useCatalogue()
  if (!until || !/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until))) return null
  const format = new Intl.DateTimeFormat(localeOf(locale).iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(until))
}

/** Brings a deleted account back as it was, on one press. */
export function Reactivation({ token }: { token: string }) {
  const t = useText('account-deleted.back')
  const isHydrated = useIsHydrated()
  const bringBack = useBringBack(token)

  if (isDeadLink(bringBack.error)) {
    return (
      <PageCard title={t('dead')} lead={t('dead_text')}>
        <DeadLink>
          <ButtonLink href={pathTo('login')}>{t('login')}</ButtonLink>
        </DeadLink>
      </PageCard>
    )
  }
  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <RefusalNotice error={bringBack.error} />
      <ScriptNeeded />
      <Button
        size="lg"
        busy={bringBack.isPending}
        disabled={!isHydrated}
        onClick={() => bringBack.mutate()}
      >
        {t('submit')}
      </Button>
    </PageCard>
  )
}

function useBringBack(token: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(reactivate, { token }),
    onSuccess: async ({ user }) => {
      welcomeMember(queries, user)
      await navigate(pathTo(HOME), { replace: true })
    },
  })
}
