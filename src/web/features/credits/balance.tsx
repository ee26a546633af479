import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/catalogue.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './balance.module.css'
import linksCss from './credit-links.module.css'

/** How many credits there are, in the largest letters of the page. */
export function Balance({ credits }: { credits: number }) {
  const t = useText('credits.balance')
  return (
    <p className={css['balance']}>
      <span className="num">{credits}</span>{' '}
      <span className="soft">{t('left', { count: credits })}</span>
    </p>
  )
}

/** Credits that were spent and then charged back: how many, and the address to ask about it. */
export function OwedNotice({ owed }: { owed: number }) {
  const t = useText('credits.owed')
  if (owed === 0) return null
  const link = (
    <KitLink href={pathTo('pages-service')} className="link">
      {t('link')}
    </KitLink>
  )
  return (
    <Notice kind="danger" lead={t('lead', { count: owed })} link={link}>
      {t('text')}
    </Notice>
  )
}

/** From the member's credits to their earlier purchases: to order again, and to the receipts. */
export function CreditLinks({ isPremium }: { isPremium: boolean }) {
  const t = useText('credits.links')
  const canRepeat = isPremium
  return (
    <nav className={linksCss['links']} aria-label={t('label')}>
      {canRepeat && (
        <Way icon="arrows-clockwise" href={pathTo('credits-repeat-order')} text={t('repeat')} />
      )}
      <Way icon="list" href={pathTo('transactions', {})} text={t('transactions')} />
      <Way icon="question" href={pathTo('pricing')} text={t('prices')} />
    </nav>
  )
}

function Way({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  return (
    <KitLink href={href} className={linksCss['way']}>
      <Icon name={icon} />
      <span>{text}</span>
      <Icon name="caret-right" size="sm" />
    </KitLink>
  )
}
