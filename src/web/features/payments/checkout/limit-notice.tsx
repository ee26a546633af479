import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** That this is more than the member allows themselves this month. */
export function LimitNotice({ left }: { left: string }) {
  const t = useText('checkout.limit')
  const link = isServed('credits') && (
    <KitLink className="link" href={pathTo('credits' as 'index')}>
      {t('link')}
    </KitLink>
  )
  return (
    <Notice kind="danger" role="alert" icon="coins" lead={t('lead')} link={link}>
      {t('text', { left })}
    </Notice>
  )
}
