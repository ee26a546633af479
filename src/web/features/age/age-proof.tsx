import { type QrPicture, beginAgeCheck, lookAtAgeCheck } from '#contract/age.ts'
import { pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import css from './age.module.css'
import type { Age } from './load-age.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#web/api/call.ts'
import { ageCheckKey } from '#web/api/keys.ts'
import { leaveTo } from '#web/browser/leave-to.ts'
import { keptCheck } from './kept-check.ts'

/** Proving one's age: why, how, what is kept; then the app, and what came of it. */
export function AgeProof({ loaded }: { loaded: Age }) {
  const { begin, begun, state } = useAgeCheck()
  if (state === 'refused') return <Refused />
  if (loaded.is_proven || state === 'done') return <Done />
  if (state === 'open') return <UnderWay {...{ begin, begun }} />
  if (loaded.demanded === null) return <NotAsked />
  return <Needed {...{ loaded, begin }} ended={state === undefined ? null : state} />
}

type Begin = Pick<ReturnType<typeof useAgeCheck>, 'begin'>

function Needed({
  loaded,
  begin,
  ended,
}: Begin & { loaded: Age; ended: 'failed' | 'over' | null }) {
  const t = useText('age')
  return (
    <PageCard title={t('title')} lead={t(`why_${loaded.demanded ?? 'photos'}`)}>
      <p>{t('how')}</p>
      <p className="soft">{t('kept')}</p>
      {ended && !begin.error && (
        <Notice kind="danger" role="status">
          {t(ended)}
        </Notice>
      )}
      <RefusalNotice error={begin.error} />
      <BeginButton begin={begin}>{t('begin')}</BeginButton>
    </PageCard>
  )
}

function BeginButton({ begin, children }: Begin & { children: string }) {
  return (
    <Button size="lg" block busy={begin.isPending} onClick={() => begin.mutate()}>
      {children}
    </Button>
  )
}

/** On a phone the app is a press away; beside another screen its camera is. */
function UnderWay({ begin, begun }: Pick<ReturnType<typeof useAgeCheck>, 'begin' | 'begun'>) {
  const t = useText('age.app')
  return (
    <PageCard title={t('title')}>
      <div ref={focusShown} tabIndex={-1} className={css['under-way']}>
        {begun?.kind === 'app' && (
          <>
            <a className={buttonClass({ size: 'lg', block: true })} href={begun.url}>
              {t('open')}
            </a>
            {begun.qr && <Qr {...begun.qr} />}
          </>
        )}
        <p role="status" className={css['waiting']}>
          <Spinner /> {t('waiting')}
        </p>
        <p className="small soft">{t('none')}</p>
        <RefusalNotice error={begin.error} />
        <Button kind="quiet" busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('again')}
        </Button>
      </div>
    </PageCard>
  )
}

function Qr({ size, path }: QrPicture) {
  const t = useText('age.app')
  return (
    <figure className={css['qr']}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('alt')}>
        <path d={path} />
      </svg>
      <figcaption className="small">{t('scan')}</figcaption>
    </figure>
  )
}

function Done() {
  const t = useText('age.done')
  const isMember = useUser() !== null
  return (
    <PageCard title={t('title')}>
      <div ref={focusShown} tabIndex={-1}>
        <Notice kind="done" role="status">
          {t('text')}
        </Notice>
      </div>
      <ButtonLink
        size="lg"
        block
        href={isMember ? `${pathTo('profile')}#photos` : pathTo('signup')}
      >
        {t(isMember ? 'photos' : 'signup')}
      </ButtonLink>
    </PageCard>
  )
}

/** Whose account it was has no session any more; a visitor never had an account. */
function Refused() {
  const t = useText('age.refused')
  const isMember = useUser() !== null
  return (
    <PageCard title={t('title')}>
      <p ref={focusShown} tabIndex={-1} role="status">
        {t(isMember ? 'member' : 'visitor')}
      </p>
    </PageCard>
  )
}

function NotAsked() {
  const t = useText('age.none')
  return (
    <PageCard title={t('title')} lead={t('text')}>
      <ButtonLink kind="quiet" href="/">
        {t('home')}
      </ButtonLink>
    </PageCard>
  )
}

const LOOK_MS = 2000

/** A proof of age: beginning it, what the app needs, and what became of it. */
function useAgeCheck() {
  const kept = useSyncExternalStore(keptCheck.subscribe, keptCheck.get, () => null)

  const begin = useMutation({
    mutationFn: () => call(beginAgeCheck, {}),
    onSuccess: ({ check, kind, url }) => {
      keptCheck.set({ check, is_done: false })
      if (kind === 'page') leaveTo(url)
    },
  })

  const { data: state } = useQuery({
    queryKey: [...ageCheckKey, kept?.check.id],
    queryFn: async () => (await call(lookAtAgeCheck, kept!.check)).state,
    enabled: kept !== null,
    // A phone may have been in the app for a while: whoever comes back sees at once what came of it.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data === 'open' ? LOOK_MS : false,
  })

  const isDone = state === 'done'
  useEffect(() => {
    const now = keptCheck.get()
    if (isDone && now && !now.is_done) keptCheck.set({ ...now, is_done: true })
  }, [isDone])

  const begun = begin.data?.check.id === kept?.check.id ? begin.data : undefined
  return { begin, begun, state: kept === null ? undefined : state }
}
