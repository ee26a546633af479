import { type Named, useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Question } from '#web/ui/modal.tsx'
import { useBlock } from './use-block.ts'

type BlockDialogProps = {
  member: Named & { readonly id: string }
  onClose: () => void
  onBlocked: () => void
}

/** Asks before a member is blocked, and says what it means. */
export function BlockDialog({ member, onClose, onBlocked }: BlockDialogProps) {
  const t = useText('member.block')
  const shell = useText('shell')
  const block = useBlock(member.id, onBlocked)
  const name = useMarkedName()(member)
  return (
    <Question
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={{ label: t('confirm'), icon: 'prohibit', busy: block.isPending }}
      cancelLabel={t('cancel')}
      closeLabel={shell('close')}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    >
      <RefusalNotice error={block.error} />
    </Question>
  )
}
