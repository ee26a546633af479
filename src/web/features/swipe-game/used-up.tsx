import { isServed, pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/focus-shown.ts'
import { useSecondsUntil } from '#web/browser/use-seconds-until.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { deadlineOf, type Game } from './game.ts'
import { FillingLens } from './filling-lens.tsx'
import css from './states.module.css'

type UsedUpProps = {
  game: Game
  /** Whether it happened just now, so that the focus follows. */
  isNews: boolean
}

/** The likes of the day are given: how long until there are new ones, and what else there is to do. */
export function UsedUp({ game, isNews }: UsedUpProps) {
  const t = useText('swipe-game.used_up')
  const user = useUser()
  const seconds = useSecondsUntil(deadlineOf(game))
  const units = { hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }
  return (
    <section className={css['state']}>
      <FillingLens seconds={seconds} />
      <h2 className="title-md" tabIndex={-1} ref={isNews ? focusShown : undefined}>
        {t('title')}
      </h2>
      <p className="soft">{t('text')}</p>
      <div className={css['clock']}>
        <Countdown seconds={seconds} label={t('timer')} units={units} />
      </div>
      <div className={css['ways']}>
        {!user?.paid_user && isServed('premium') && (
          <>
            <p className="small soft">{t('premium_text')}</p>
            <ButtonLink href={pathTo('premium')} icon="crown-simple" block>
              {t('premium')}
            </ButtonLink>
          </>
        )}
        {isServed('match-finder') && (
          <ButtonLink kind="quiet" href={pathTo('match-finder')} block>
            {t('finder')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
