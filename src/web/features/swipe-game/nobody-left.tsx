import { isServed, pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { WaitingCircles } from '#web/ui/waiting-circles.tsx'
import css from './states.module.css'

/** Everybody who fits was on a card; the focus follows if the last one has just left. */
export function NobodyLeft({ isNews }: { isNews: boolean }) {
  const t = useText('swipe-game.nobody')
  return (
    <section className={css['state']}>
      <WaitingCircles />
      <h2 className="title-md" tabIndex={-1} ref={isNews ? focusShown : undefined}>
        {t('title')}
      </h2>
      <p className="soft">{t('text')}</p>
      <div className={css['ways']}>
        {isServed('match-finder') && (
          <ButtonLink kind="quiet" href={pathTo('match-finder')} block>
            {t('finder')}
          </ButtonLink>
        )}
        {isServed('members') && (
          <ButtonLink kind="ghost" href={pathTo('members')} block>
            {t('search')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
