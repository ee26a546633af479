import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Reply } from './use-replies.ts'
import css from './composer.module.css'

type ComposerProps = { replies: readonly Reply[]; hasMember: boolean }

/** Where one would write. It shows the chosen reply, and its button is the way into signup. */
export function Composer({ replies, hasMember }: ComposerProps) {
  const t = useText('socialnetwork')
  return (
    <div className={css['composer']}>
      <p className={css['draft']} aria-hidden="true">
        <span className={css['empty']}>{t('empty')}</span>
        {replies.map(({ value, text }) => (
          <span key={value}>{text}</span>
        ))}
      </p>
      <Button type="submit" block iconEnd="arrow-right" className={css['go']}>
        <span className={css['before']}>{hasMember ? t('own_words') : t('join')}</span>
        <span className={css['after']}>{hasMember ? t('send') : t('go_on')}</span>
      </Button>
    </div>
  )
}
