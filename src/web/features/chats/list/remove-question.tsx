import { useText } from '#web/i18n/use-text.ts'
import { Question } from '../question.tsx'

type RemoveQuestionProps = { name: string; onRemove: () => void; onClose: () => void }

/** Asks before a conversation is taken out of the list. */
export function RemoveQuestion({ name, onRemove, onClose }: RemoveQuestionProps) {
  const t = useText('chats.remove')
  return (
    <Question
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={t('confirm')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  )
}
