import type { SwipeCard } from '#contract/swipe-game.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Happening } from './use-swipe-game.ts'

/** Says what happened and which card is next, for those who cannot see it. */
export function Narration({ last, next }: { last: Happening | null; next: SwipeCard | undefined }) {
  const t = useText('swipe-game.said')
  const { name = '', age = 0, city = '' } = next ?? {}
  return (
    <p className="visually-hidden" role="status">
      {last && t(last.what, { name: last.card.name })}{' '}
      {last && next && t('next', { name, age: String(age), city })}
    </p>
  )
}
