import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Before the first paid message to a fictional profile it is said what it is, in the words of the site. */
export function FictionalWarning({ name }: { name: string }) {
  const t = useText('chats.composer')
  const { singular, warning } = useFictionalWords()
  return (
    <Notice kind="fictional" lead={`${singular}.`}>
      {t('fictional', { name, warning })}
    </Notice>
  )
}
