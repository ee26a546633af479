import css from './lens-art.module.css'

/** The head of the time bonus: the amount in a lens between two circles. */
export function BonusArt({ amount, text }: { amount: string; text: string }) {
  return (
    <div className={css['bonus']}>
      <svg viewBox="0 0 500 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css['deep']} d="M250-12.5a150 150 0 0 1 0 275 150 150 0 0 1 0-275z" />
        <circle className={css['thin']} cx="190" cy="125" r="150" />
        <circle className={css['thin']} cx="310" cy="125" r="150" />
      </svg>
      <span className={css['amount']}>{amount}</span>
      <b className={css['word']}>{text}</b>
    </div>
  )
}
