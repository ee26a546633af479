import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Credits that were spent and then charged back: how many, and whom to ask about it. */
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
