import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The button that opens the lines to begin with. */
export function IcebreakerTool({ onOpen }: { onOpen: () => void }) {
  const t = useText('chat-tools.icebreaker')
  return (
    <IconButton
      size="sm"
      icon="chat-circle-text"
      label={t('open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
