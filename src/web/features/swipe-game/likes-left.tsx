import { SWIPE_LIKES_PER_DAY } from '#contract/swipe-game.ts'
import { useText } from '#web/i18n/use-text.ts'
import { LensPip } from '#web/ui/lens-pip.tsx'
import { useSecondsUntil } from '#web/browser/use-seconds-until.ts'
import { clockTime } from './clock-time.ts'
import { deadlineOf, type Game } from './game.ts'
import css from './swipe-game.module.css'

/** How many likes the day still has, and when there are new ones. */
export function LikesLeft({ game, onOver }: { game: Game; onOver: () => void }) {
  const t = useText('swipe-game')
  const seconds = useSecondsUntil(deadlineOf(game), onOver)
  const { likes_left: left } = game
  return (
    <div className={css['likes']}>
      <div>
        <b>{t('left', { count: left })}</b>
        <div className="small mute tabular" role="timer">
          {t('resets', { time: clockTime(seconds) })}
        </div>
      </div>
      <div className={css['pips']}>
        {Array.from({ length: SWIPE_LIKES_PER_DAY }, (_, index) => (
          <LensPip key={index} lit={index < left} />
        ))}
      </div>
    </div>
  )
}
