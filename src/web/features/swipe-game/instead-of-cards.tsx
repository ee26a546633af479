import { type ReactNode, useId } from 'react'
import { pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useSecondsUntil } from '#web/browser/clock.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/bonus.tsx'
import { Skeleton } from '#web/ui/loading-states.tsx'
import { WaitingCircles } from '#web/ui/waiting.tsx'
import { deadlineOf, type Game } from './game.ts'
import css from './states.module.css'
import type { SwipeGame } from './use-swipe-game.ts'

/** What lies there when there is no card to decide; null when there is one. */
export function insteadOfCards(swipeGame: SwipeGame): ReactNode {
  const { game, cards, last, more, error, refetch } = swipeGame
  const isNews = last !== null
  if (error) return <CardsFailed error={error} onRetry={() => void refetch()} />
  if (!game) return <CardsLoading />
  if (game.likes_left === 0) return <UsedUp game={game} isNews={isNews} />
  if (cards.length > 0) return null
  if (game.isAll) return <NobodyLeft isNews={isNews} />
  if (more.error) return <CardsFailed error={more.error} onRetry={more.fetch} />
  return <CardsLoading />
}

/** The cards did not come. */
function CardsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('swipe-game')
  return (
    <div className={css['state']}>
      <RefusalNotice error={error} />
      <Button kind="quiet" icon="arrows-clockwise" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The shape of a card while it is on its way. */
function CardsLoading() {
  const t = useText('swipe-game')
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="tile" className={css['waiting']} />
    </>
  )
}

/** All members who fit were on a card; the focus follows if the last one has just left. */
function NobodyLeft({ isNews }: { isNews: boolean }) {
  const t = useText('swipe-game.nobody')
  return (
    <section className={css['state']}>
      <WaitingCircles />
      <h2 className="title-md" tabIndex={-1} ref={isNews ? focusShown : undefined}>
        {t('title')}
      </h2>
      <p className="soft">{t('text')}</p>
      <div className={css['ways']}>
        <ButtonLink kind="quiet" href={pathTo('match-finder')} block>
          {t('finder')}
        </ButtonLink>
        <ButtonLink kind="ghost" href={pathTo('members')} block>
          {t('search')}
        </ButtonLink>
      </div>
    </section>
  )
}

type UsedUpProps = {
  game: Game
  /** Whether it happened just now, so that the focus follows. */
  isNews: boolean
}

/** The likes of the day are given: how long until there are new ones, and what else there is to do. */
function UsedUp({ game, isNews }: UsedUpProps) {
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
        {!user?.paid_user && (
          <>
            <p className="small soft">{t('premium_text')}</p>
            <ButtonLink href={pathTo('premium')} icon="crown-simple" block>
              {t('premium')}
            </ButtonLink>
          </>
        )}
        <ButtonLink kind="quiet" href={pathTo('match-finder')} block>
          {t('finder')}
        </ButtonLink>
      </div>
    </section>
  )
}

const DAY_SECONDS = 24 * 60 * 60
const [TOP, BOTTOM] = [10.4, 109.6]
const LENS = `M60 ${TOP}A58 58 0 0 1 60 ${BOTTOM}A58 58 0 0 1 60 ${TOP}z`

/** Two circles, and the lens between them fills until the next day begins. */
function FillingLens({ seconds }: { seconds: number }) {
  const id = useId()
  const full = (BOTTOM - TOP) * (1 - Math.min(1, seconds / DAY_SECONDS))
  return (
    <svg className={css['art']} viewBox="-31 0 182 120" width="182" height="120" aria-hidden="true">
      <clipPath id={id}>
        <path d={LENS} />
      </clipPath>
      <rect clipPath={`url(#${id})`} x="0" y={BOTTOM - full} width="120" height={full} />
      <circle className={css['one']} cx="30" cy="60" r="58" />
      <circle className={css['other']} cx="90" cy="60" r="58" />
    </svg>
  )
}
