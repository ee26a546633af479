import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type IcebreakerToolProps = { onOpen: () => void; disabled: boolean }

/** The button that opens the lines to begin with. */
export function IcebreakerTool({ onOpen, disabled }: IcebreakerToolProps) {
  const t = useText('chat-tools.icebreaker')
  return (
    <IconButton
      size="sm"
      icon="chat-circle-text"
      label={t('open')}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onOpen}
    />
  )
}
