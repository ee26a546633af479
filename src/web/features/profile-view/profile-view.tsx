import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { MemberProfile } from '#contract/members.ts'
import { Refusal } from '#contract/refusals.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { WaitingCircles } from '#web/ui/waiting.tsx'
import gallery from './gallery.module.css'
import type { LoadedMember } from './load-member.ts'
import { memberQuery } from './member-query.ts'
import css from './profile.module.css'
import { Profile } from './profile.tsx'
import { useUnblock } from './use-block.ts'

/** A profile, or what there is instead of it. A profile that is not there is answered like a page that is not. */
export function ProfileView({ id, loaded }: { id: string; loaded: LoadedMember }) {
  const { pathname } = useLocation()
  const [blocked, setBlocked] = useState<MemberProfile | null>(null)
  const query = useMember({ id, loaded, isBlocked: blocked !== null })
  if (blocked) return <BlockedProfile member={blocked} onUnblocked={() => setBlocked(null)} />
  if (query.gone) throw query.gone
  if (query.isWalled) {
    return <Navigate replace to={`${pathTo('login')}?target=${encodeURIComponent(pathname)}`} />
  }
  if (query.data) return <Profile {...query.data} onBlocked={setBlocked} />
  return query.error ? <ProfileFailed query={query} /> : <ProfileSkeleton />
}

const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))

type BlockedProfileProps = { member: MemberProfile; onUnblocked: () => void }

/** What is left of a profile once it is blocked: that it is, and every way out. */
function BlockedProfile({ member, onUnblocked }: BlockedProfileProps) {
  const t = useText('member.block')
  const [isReporting, setReporting] = useState(false)
  const name = useMarkedName()(member)
  const unblock = useUnblock(member.id, onUnblocked)
  return (
    <div className={css['instead']}>
      <WaitingCircles />
      <h1 ref={focusShown} tabIndex={-1} className="title-lg">
        {t('done', { name })}
      </h1>
      <p className="soft">{t('done_text')}</p>
      <RefusalNotice error={unblock.error} />
      <div className={css['ways']}>
        <ButtonLink href={pathTo(HOME)}>{t('back')}</ButtonLink>
        <Button kind="quiet" busy={unblock.isPending} onClick={() => unblock.mutate()}>
          {t('undo')}
        </Button>
        <Button kind="ghost" icon="flag" onClick={() => setReporting(true)}>
          {t('report', { name })}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isReporting && <ReportDialog member={member} onClose={() => setReporting(false)} />}
      </Suspense>
    </div>
  )
}

type ProfileFailedProps = {
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** A profile that could not be loaded, and the way to try again. */
function ProfileFailed({ query }: ProfileFailedProps) {
  const t = useText('member')
  return (
    <div className={css['instead']}>
      <EmptyState
        level={1}
        title={t('failed')}
        action={
          <Button
            kind="quiet"
            icon="arrows-clockwise"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('retry')}
          </Button>
        }
      />
      <RefusalNotice error={query.error} />
    </div>
  )
}

/** The shape of a profile while it is on its way. */
function ProfileSkeleton() {
  const t = useText('member')
  return (
    <div className={css['profile']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={gallery['mosaic']} data-count="4">
        {[0, 1, 2, 3].map((cell) => (
          <span key={cell} className={gallery['cell']}>
            <Skeleton shape="tile" className={gallery['waiting']} />
          </span>
        ))}
      </div>
      <div className={css['waiting']}>
        {['title', 'line', 'button', 'text', 'text', 'short'].map((shape, index) => (
          <Skeleton key={index} className={css[`waiting-${shape}`]} />
        ))}
      </div>
    </div>
  )
}

type UseMemberInput = {
  readonly id: string
  /** What came with the page. */
  readonly loaded: LoadedMember
  readonly isBlocked: boolean
}

/** A profile as it is at the moment. One that is gone meanwhile is an error, also when it was there before. */
function useMember({ id, loaded, isBlocked }: UseMemberInput) {
  const viewer = useUser() ? 'member' : 'visitor'
  const query = useQuery({
    ...memberQuery(id, viewer),
    enabled: !isBlocked,
    ...(loaded?.member.id === id ? { initialData: loaded } : {}),
  })
  const refusal = query.error instanceof Refusal ? query.error : null
  return {
    ...query,
    gone: refusal?.code === 'NOT_FOUND' ? refusal : null,
    isWalled: refusal?.code === 'LOGIN_REQUIRED',
  }
}
