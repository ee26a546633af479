import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { KitLink } from '#web/ui/kit-link.tsx'

/** The way to the advice about dating safely. It opens beside what one is doing, of which nothing is lost. */
export function SafetyLink() {
  const t = useText('shell.footer')
  return (
    <KitLink className="link small" href={pathTo('pages-safety')} target="_blank">
      {t('safety_tips')}
    </KitLink>
  )
}
