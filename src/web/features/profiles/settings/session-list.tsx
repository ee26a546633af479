import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endSessions, listSessions, type Session } from '#contract/account.ts'
import { localeOf } from '#contract/locales.ts'
import { sessionsKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { type StepUp, useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LoadFailed, RowsSkeleton } from './rows.tsx'
import css from './settings.module.css'

/** Where the member is logged in, and the way to end it there. */
export function SessionList() {
  const t = useText('notifications.security')
  const sessions = useSessions()
  const { stepUp, modal } = useStepUp()
  const end = useEndSessions(stepUp)
  if (sessions.isPending) return <RowsSkeleton rows={2} label={t('sessions')} />
  if (sessions.isError) return <LoadFailed query={sessions} />

  const hasOthers = sessions.data.some(({ is_current: isCurrent }) => !isCurrent)
  return (
    <>
      <ul className={classNames(css['rows'], css['devices'])}>
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      <RefusalNotice error={end.error} />
      {modal}
      {hasOthers && (
        <Button
          kind="quiet"
          icon="sign-out"
          busy={end.isPending && end.variables === undefined}
          onClick={() => end.mutate(undefined)}
        >
          {t('end_others')}
        </Button>
      )}
    </>
  )
}

type SessionRowProps = { session: Session; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = useText('notifications.security')
  const when = useMoment(session.last_seen_at)
  const device = session.device || t('device_unknown')

  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <b>{device}</b>
        <span>{session.is_current ? t('this_device') : t('last_seen', { when })}</span>
      </div>
      {!session.is_current && (
        <Button
          kind="quiet"
          size="sm"
          busy={isBusy}
          aria-label={`${device}: ${t('end')}`}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function useMoment(time: string): string {
  const { locale } = useCatalogue()
  const { time_zone: timeZone } = useSettings()
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(localeOf(locale).iso, format).format(new Date(time))
}

/** The devices that are logged in, the present one first. */
function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await call(listSessions, {})).sessions,
  })
}

/** Ends one session, or without an id every one but this. */
function useEndSessions(stepUp: StepUp['stepUp']) {
  const forget = useForgetSessions()
  return useMutation({
    mutationFn: (id?: string) => stepUp(() => call(endSessions, id ? { id } : {})),
    // One that is gone already is as good as ended.
    onSettled: forget,
  })
}

/** For whatever ends sessions by the way: the list is asked for again. */
export function useForgetSessions() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: sessionsKey })
}
