import type { Niche } from '#contract/landers.ts'
import { useText } from '#web/i18n/use-text.ts'
import { useLander } from './use-lander.ts'
import css from './door.module.css'

/** Whom the page is for, where it is for somebody in particular. A member's own page says of which niche it is. */
export function NicheLine({ niche }: { niche?: Niche }) {
  const t = useText('lander.niche')
  const lander = useLander()
  const shown = niche ?? lander.niche
  return shown === 'general' ? null : <p className={css['niche']}>{t(shown)}</p>
}
