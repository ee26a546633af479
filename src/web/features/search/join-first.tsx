import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { WaitingCircles } from '#web/ui/waiting-circles.tsx'
import css from './search.module.css'

/** Where only members search: the way to become one. */
export function JoinFirst({ target }: { target: string }) {
  const t = useText('members.join')
  return (
    <div className={css['join']}>
      <WaitingCircles />
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <div>
        <ButtonLink size="lg" href={pathTo('signup')}>
          {t('signup')}
        </ButtonLink>
        <ButtonLink
          size="lg"
          kind="quiet"
          href={`${pathTo('login')}?target=${encodeURIComponent(target)}`}
        >
          {t('login')}
        </ButtonLink>
      </div>
    </div>
  )
}
