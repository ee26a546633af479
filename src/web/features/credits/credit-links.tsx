import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './credit-links.module.css'

/** From one's credits to what was bought before: to order it again, and to its receipts. */
export function CreditLinks({ isPremium }: { isPremium: boolean }) {
  const t = useText('credits.links')
  const canRepeat = isPremium && isServed('credits-repeat-order')
  return (
    <nav className={css['links']} aria-label={t('label')}>
      {canRepeat && (
        <Way icon="arrows-clockwise" href={pathTo('credits-repeat-order')} text={t('repeat')} />
      )}
      {isServed('transactions') && (
        <Way icon="list" href={pathTo('transactions', {})} text={t('transactions')} />
      )}
      <Way icon="question" href={pathTo('pricing')} text={t('prices')} />
    </nav>
  )
}

function Way({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  return (
    <KitLink href={href} className={css['way']}>
      <Icon name={icon} />
      <span>{text}</span>
      <Icon name="caret-right" size="sm" />
    </KitLink>
  )
}
