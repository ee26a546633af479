import css from './other-conversations.module.css'

/** Behind the window: two circles, and windows of others whose words are nobody's business. */
export function OtherConversations() {
  return (
    <div className={css['scene']} aria-hidden="true">
      <svg className={css['circles']} viewBox="0 0 900 600">
        <path className={css['lens']} d="M450 96a270 270 0 0 1 0 408 270 270 0 0 1 0-408z" />
        <circle cx="272" cy="300" r="270" />
        <circle cx="628" cy="300" r="270" />
      </svg>
      {['left', 'right'].map((side) => (
        <div key={side} className={css['ghost']} data-side={side}>
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
