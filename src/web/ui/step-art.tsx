import css from './lens-art.module.css'

/** The three steps of the idea: one circle, a second one in sight, the lens where they meet. */
export function StepArt({ step }: { step: 1 | 2 | 3 }) {
  return (
    <svg className={css['step']} viewBox="0 0 92 64" width="92" height="64" aria-hidden="true">
      {step === 1 && (
        <>
          <circle className={css['warm']} cx="62" cy="32" r="28" />
          <circle className={css['point']} cx="62" cy="32" r="5" />
        </>
      )}
      {step === 2 && (
        <>
          <circle className={css['warm']} cx="24" cy="32" r="20" />
          <circle className={css['dotted']} cx="70" cy="32" r="20" />
        </>
      )}
      {step === 3 && (
        <>
          <path className={css['lens']} d="M46 8.4a28 28 0 0 1 0 47.2 28 28 0 0 1 0-47.2z" />
          <circle className={css['warm']} cx="31" cy="32" r="28" />
          <circle className={css['ink']} cx="61" cy="32" r="28" />
        </>
      )}
    </svg>
  )
}
