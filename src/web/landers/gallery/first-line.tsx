import { useId } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './caption.module.css'

/** Asks for the first line to whoever hangs where the visitor stands; the style sheet knows who that is. */
export function FirstLine({ members }: { members: readonly MemberCard[] }) {
  const t = useText('gallery')
  const { message_length: longest, message_credits: credits } = useSettings()
  const id = useId()
  return (
    <div className={css['near']}>
      <label htmlFor={id} className={css['question']}>
        {members.map(({ id: key, name }) => (
          <span key={key}>{t('line', { name })}</span>
        ))}
      </label>
      <textarea
        id={id}
        name="message"
        rows={2}
        maxLength={longest}
        className={css['line']}
        aria-describedby={`${id}-hint`}
      />
      <div className={css['below']}>
        <p id={`${id}-hint`} className={css['hint']}>
          {members.map(({ id: key, name }) => (
            <span key={key}>{t('hint', { name, credits })}</span>
          ))}
        </p>
        <button type="reset" className={css['back']}>
          <Icon name="arrow-left" size="sm" />
          {t('back')}
        </button>
      </div>
    </div>
  )
}
