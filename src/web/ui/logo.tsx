import { classNames } from './class-names.ts'
import css from './logo.module.css'

/** Two circles and the spark between them, then the site's name. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classNames(css['logo'], className)}>
      <svg viewBox="0 0 38 26" aria-hidden="true">
        <path className={css['lens']} d="M19 3.1a11.6 11.6 0 0 1 0 19.8 11.6 11.6 0 0 1 0-19.8z" />
        <circle className={css['ring']} cx="13" cy="13" r="11.6" />
        <circle className={css['ring']} cx="25" cy="13" r="11.6" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
