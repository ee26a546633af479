import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Gift } from '#contract/chats.ts'
import { chunkKey } from '#web/api/keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import css from './tools.module.css'

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

const loadGiftPanel = () => import('./gift-panel.tsx')

type GiftToolProps = {
  /** Sends a gift with a line of text, which may be empty. The panel is closed by then. */
  onGive: (gift: Gift, text: string) => void
  /** Whether the gifts show at once, as for a member who came to give one. */
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

type ToolChunkProps<Module> = {
  name: string
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
}

/** What is loaded when it is opened first. Where it cannot be, as without a connection, the conversation stays as it is. */
export function ToolChunk<Module>({ name, load, children }: ToolChunkProps<Module>) {
  const t = useText('shell.error')
  const chunk = useQuery({ queryKey: [...chunkKey, name], queryFn: load, staleTime: Infinity })
  if (chunk.data) return children(chunk.data)
  if (!chunk.isError || chunk.isFetching) return <ToolSkeleton />
  return (
    <div className={css['failed']}>
      <Notice kind="danger" role="alert">
        {t('text')}
      </Notice>
      <Button block kind="quiet" data-autofocus onClick={() => void chunk.refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The room of what opens above the input, until it is there. */
function ToolSkeleton() {
  const shell = useText('shell')
  return (
    <div className={css['waiting']} role="status" aria-label={shell('loading')}>
      <Spinner />
    </div>
  )
}
