import type { MessageLine } from '#contract/chats.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { QuotedLine } from '../thread/quoted-line.tsx'
import css from './composer.module.css'

type ReplyPreviewProps = { line: MessageLine; name: string; onCancel: () => void }

/** What is being answered, until it is sent or thought better of. */
export function ReplyPreview({ line, name, onCancel }: ReplyPreviewProps) {
  const t = useText('chats')
  return (
    <div className={css['reply']}>
      <Icon name="arrow-bend-up-left" />
      <p>
        <b>{line.is_own ? t('composer.reply_to_own') : t('composer.reply_to', { name })}</b>
        <QuotedLine line={line} />
      </p>
      <IconButton icon="x" size="sm" label={t('composer.reply_cancel')} onClick={onCancel} />
    </div>
  )
}
