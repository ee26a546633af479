import type { Gift } from '#contract/chats.ts'
import { useText } from '#web/i18n/use-text.ts'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import { ToolChunk } from './tool-chunk.tsx'

const loadGiftPanel = () => import('./gift-panel.tsx')

type GiftToolProps = {
  /** Sends a gift with a line of text, which may be empty. The panel is closed by then. */
  onGive: (gift: Gift, text: string) => void
  /** Whether the gifts show at once, as for those who come to give one. */
  startsOpen?: boolean
}

/** The button that opens the gifts. */
export function GiftTool({ onGive, startsOpen = false }: GiftToolProps) {
  const t = useText('chat-tools.gift')
  return (
    <PopoverButton
      icon="gift"
      label={t('open')}
      title={t('title')}
      closeLabel={t('close')}
      startsOpen={startsOpen}
    >
      <ToolChunk name="gift-panel" load={loadGiftPanel}>
        {({ GiftPanel }) => <GiftPanel onGive={onGive} />}
      </ToolChunk>
    </PopoverButton>
  )
}
