import { useText } from '#web/i18n/use-text.ts'
import { bubbleClass } from '#web/ui/bubble-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Reply } from './use-replies.ts'
import css from './replies.module.css'

/** What one may answer, on one's own side. The chosen one is as good as said; the others stay within reach. */
export function Replies({ replies }: { replies: readonly Reply[] }) {
  const t = useText('socialnetwork')
  return (
    <fieldset className={css['replies']}>
      <legend>{t('legend')}</legend>
      {replies.map(({ name, value, text }) => (
        <label key={value} className={classNames(bubbleClass({ side: 'out' }), css['reply'])}>
          <input type="radio" name={name} value={value} className="visually-hidden" />
          <span>{text}</span>
          <Icon name="check-bold" size="sm" className={css['said']} />
        </label>
      ))}
    </fieldset>
  )
}
