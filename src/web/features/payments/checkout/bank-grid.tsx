import type { MethodOffer } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './checkout.module.css'

type BankGridProps = {
  banks: MethodOffer['banks']
  bank: string | null
  onChoose: (id: string) => void
}

const TONES = 9

/** The banks that the provider lists. Whoever chooses none is asked there. */
export function BankGrid({ banks, bank, onChoose }: BankGridProps) {
  const t = useText('checkout')
  return (
    <fieldset>
      <legend className={css['bank-label']}>{t('bank')}</legend>
      <div className={css['banks']}>
        {banks.map(({ id, name }, index) => (
          <label key={id} className={css['bank']}>
            <input
              type="radio"
              name="bank"
              value={id}
              className="visually-hidden"
              checked={id === bank}
              onChange={() => onChoose(id)}
            />
            <i className={classNames(css['letter'], css[`tone-${index % TONES}`])} aria-hidden>
              {lettersOf(name)}
            </i>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What stands for a bank whose picture is not ours to show. */
function lettersOf(name: string): string {
  return /^[A-Z]{2,}/.test(name) ? name.slice(0, 2) : name.slice(0, 1)
}
