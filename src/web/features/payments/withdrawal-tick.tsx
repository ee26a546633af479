import type { Ref } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './payments.module.css'

type WithdrawalTickProps = {
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  /** It was pressed without. */
  isMissing: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** The wish to begin at once, which ends the right of withdrawal for credits that are used. Nothing is ticked for anybody. */
export function WithdrawalTick({ isTicked, onTick, isMissing, name, ref }: WithdrawalTickProps) {
  const t = useText('payments')
  return (
    <Checkbox
      ref={ref}
      name={name ?? 'withdrawal'}
      className={css['tick']}
      checked={isTicked}
      onChange={(event) => onTick(event.currentTarget.checked)}
      error={isMissing && t('withdrawal_needed')}
    >
      {t.rich('withdrawal', {
        policy: (text) => (
          <KitLink
            className="link"
            href={pathTo('pages-return-policy')}
            target="_blank"
            rel="noopener"
          >
            {text}
            <span className="visually-hidden">{` (${t('new_tab')})`}</span>
          </KitLink>
        ),
      })}
    </Checkbox>
  )
}
