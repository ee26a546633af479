import { useText } from '#web/i18n/use-text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import css from './states.module.css'

/** The shape of a card while it is on its way. */
export function CardsLoading() {
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
