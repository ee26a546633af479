import { isServed, pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { AnswerChips } from './answer-chips.tsx'
import { Matches } from './matches.tsx'
import type { Matches as Found } from './matches-query.ts'
import type { Finder } from './use-finder.ts'
import { useMatches } from './use-matches.ts'
import css from './matches.module.css'

/** Who fits the answers, and the answers themselves, each a way back to its question. */
export function Result({ finder, loaded }: { finder: Finder; loaded: Found | null }) {
  const t = useText('match-finder.result')
  const matches = useMatches(finder.asked, loaded)
  const [first] = finder.questions
  const adjust = () => first && finder.goTo(first, finder.asked)

  return (
    <div className={css['page']}>
      <div className={css['head']}>
        <div>
          <h1 tabIndex={-1} ref={finder.hasMoved ? focusShown : undefined}>
            {t('title')}
          </h1>
          <p className="lead">{t('lead')}</p>
        </div>
        {first && (
          <Button kind="quiet" icon="sliders-horizontal" onClick={adjust}>
            {t('adjust')}
          </Button>
        )}
      </div>
      <AnswerChips finder={finder} />
      <Matches matches={matches} onWiden={adjust} />
      {isServed('swipe-game') && (
        <p className={css['onward']}>
          {t('game_text')}{' '}
          <KitLink className="link" href={pathTo('swipe-game')}>
            {t('game')}
          </KitLink>
        </p>
      )}
    </div>
  )
}
