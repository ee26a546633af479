import { useText } from '#web/i18n/use-text.ts'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import { ToolChunk } from './tool-chunk.tsx'

const loadEmojiPanel = () => import('./emoji-panel.tsx')

type EmojiToolProps = {
  /** Puts it where the caret stands. The panel stays open for more. */
  onInsert: (emoji: string) => void
  disabled?: boolean
}

/** The button that opens the emoji. */
export function EmojiTool({ onInsert, disabled }: EmojiToolProps) {
  const t = useText('chat-tools.emoji')
  return (
    <PopoverButton
      flush
      icon="smiley"
      label={t('open')}
      title={t('title')}
      closeLabel={t('close')}
      disabled={disabled}
    >
      <ToolChunk name="emoji-panel" load={loadEmojiPanel}>
        {({ EmojiPanel }) => <EmojiPanel onInsert={onInsert} />}
      </ToolChunk>
    </PopoverButton>
  )
}
