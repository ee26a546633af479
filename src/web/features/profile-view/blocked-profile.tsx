import { lazy, Suspense, useState } from 'react'
import type { MemberProfile } from '#contract/members.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/focus-shown.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { WaitingCircles } from '#web/ui/waiting-circles.tsx'
import { useUnblock } from './use-block.ts'
import css from './profile.module.css'

const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))

type BlockedProfileProps = { member: MemberProfile; onUnblocked: () => void }

/** What is left of a profile once it is blocked: that it is, and every way out. */
export function BlockedProfile({ member, onUnblocked }: BlockedProfileProps) {
  const t = useText('member.block')
  const [isReporting, setReporting] = useState(false)
  const { id, name } = member
  const unblock = useUnblock(id, onUnblocked)
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
