import type { MemberProfile } from '#contract/members.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import css from './viewer.module.css'

type ViewerBarProps = {
  member: MemberProfile
  at: number
  onReport: () => void
  onClose: () => void
}

/** Whose photo it is, which of how many, and what can be done about it. */
export function ViewerBar({ member, at, onReport, onClose }: ViewerBarProps) {
  const t = useText('member.viewer')
  const shell = useText('shell')
  const { singular } = useFictionalWords()
  return (
    <div className={css['bar']}>
      <p className={css['which']} aria-live="polite" tabIndex={-1} data-autofocus>
        <b>{member.name}</b>
        <span className={css['number']}>
          {t('at', { at: String(at + 1), count: String(member.photos.length) })}
        </span>
        {member.fictional_icon && <Tag kind="fictional">{singular}</Tag>}
      </p>
      <IconButton icon="flag" label={t('report')} className={css['button']} onClick={onReport} />
      <IconButton icon="x" label={shell('close')} className={css['button']} onClick={onClose} />
    </div>
  )
}
