import { useText } from '#web/i18n/use-text.ts'
import { Question } from '#web/ui/question.tsx'

type RemoveQuestionProps = { name: string; onRemove: () => void; onClose: () => void }

/** Asks before a conversation is taken out of the list. */
export function RemoveQuestion({ name, onRemove, onClose }: RemoveQuestionProps) {
  const t = useText('chats.remove')
  const shell = useText('shell')
  return (
    <Question
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={{ label: t('confirm'), icon: 'trash' }}
      cancelLabel={t('cancel')}
      closeLabel={shell('close')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  )
}
