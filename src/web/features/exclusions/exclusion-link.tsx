import { useMutation } from '@tanstack/react-query'
import { confirmExclusion, liftExclusion } from '#contract/exclusions.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { DeadLink, isDeadLink } from '#web/features/accounts/notices.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './exclusion.module.css'

export type LinkKind = 'confirm' | 'lift'
type ExclusionLinkProps = { kind: LinkKind; token: string }

const ENDPOINTS = { confirm: confirmExclusion, lift: liftExclusion } as const

/** Behind the links in the mail: an address is excluded, or let in again, on one press. */
export function ExclusionLink({ kind, token }: ExclusionLinkProps) {
  const t = useText('exclusion')
  const isHydrated = useIsHydrated()
  const use = useMutation({ mutationFn: () => call(ENDPOINTS[kind], { token }) })

  if (isDeadLink(use.error)) {
    return (
      <div className={css['form']}>
        <DeadLink>
          <ButtonLink kind="quiet" href={pathTo('pages-ban')}>
            {t('ask_again')}
          </ButtonLink>
        </DeadLink>
      </div>
    )
  }
  if (use.isSuccess) {
    return (
      <div className={css['form']} ref={focusShown} tabIndex={-1}>
        <Notice kind="done" role="status">
          {t(`${kind}.done`)}
        </Notice>
      </div>
    )
  }
  return (
    <div className={css['form']}>
      <p className="soft">{t(`${kind}.text`)}</p>
      <RefusalNotice error={use.error} />
      <ScriptNeeded />
      <Button size="lg" busy={use.isPending} disabled={!isHydrated} onClick={() => use.mutate()}>
        {t(`${kind}.submit`)}
      </Button>
    </div>
  )
}
