import { useText } from '#web/i18n/use-text.ts'
import { useLander } from '../door/use-lander.ts'
import css from './iconslanding.module.css'

const COUNTED_AT_MOST = 1000
/** As many as the lens shows one after the other. */
const FACES = 3

/** How many members are really online, or that there are real ones. With nobody to show it says nothing. */
export function WhoIsHere() {
  const t = useText('iconslanding')
  const { num_online: count, members } = useLander()
  if (count === 0 && members.length < FACES) return null

  return (
    <p className={css['real']}>
      {count === 0 && t('real')}
      {count > 0 && count < COUNTED_AT_MOST && t('online', { count })}
      {count >= COUNTED_AT_MOST && t('online_capped', { count: String(count) })}
    </p>
  )
}
