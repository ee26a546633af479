import { pathTo } from '#contract/routes.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './profile.module.css'

/** Says of a fictional profile that it is one, in the words of the site. It stands before anything can be done. */
export function FictionalNotice({ name }: { name: string }) {
  const t = useText('member.fictional')
  const { singular, warning } = useFictionalWords()
  return (
    <Notice
      kind="fictional"
      lead={singular}
      link={
        <KitLink className={css['link']} href={pathTo('pages-faq')}>
          {t('how')}
        </KitLink>
      }
    >
      {t('text', { name, warning })}
    </Notice>
  )
}
