import { useFictionalWords } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useLanding } from './use-landing.ts'
import css from './member.module.css'

/** Says of a fictional profile that it is one, before anything can be answered. */
export function FictionalNote() {
  const t = useText('landing')
  const { member } = useLanding()
  const { singular, warning } = useFictionalWords()
  if (!member.fictional_icon) return null
  return (
    <p className={css['fictional']}>
      <Tag kind="fictional">{singular}</Tag> {t('fictional', { name: member.name, warning })}
    </p>
  )
}
