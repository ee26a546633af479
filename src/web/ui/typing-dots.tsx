import css from './bubble.module.css'

/** Somebody is writing. The label says who. */
export function TypingDots({ label }: { label: string }) {
  return (
    <div className={css['typing']} role="status">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
