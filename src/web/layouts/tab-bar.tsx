import { useText } from '#web/i18n/use-text.ts'
import type { NavigationItem } from './navigation-items.ts'
import { NavigationLink } from './navigation-link.tsx'
import css from './tab-bar.module.css'

/** The same places as in the top bar, under the thumb of whoever holds a phone. */
export function TabBar({ items }: { items: readonly NavigationItem[] }) {
  const t = useText('shell.nav')
  if (items.length === 0) return null
  return (
    <nav className={css['bar']} aria-label={t('label')}>
      {items.map((item) => (
        <NavigationLink key={item.route} item={item} iconClass={css['icon']} />
      ))}
    </nav>
  )
}
