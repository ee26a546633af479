const GLASS = 'M-15-38h30q3 32-15 34q-18-2-15-34zM-1.5-4h3v32h-3zM-12 28h24v3h-24z'

/** Two glasses that touch. */
export function Wine() {
  return (
    <>
      <path fill="var(--c-dusk)" d="M0 0h160v120H0z" />
      <circle cx="80" cy="46" r="44" fill="var(--c-lamp)" opacity=".28" />
      <circle cx="80" cy="46" r="28" fill="var(--c-lamp)" opacity=".34" />
      <path fill="var(--c-sand)" d="M0 96q50-5 84-1t76-3v28H0z" />
      <path fill="var(--c-clay)" opacity=".5" d="M0 104q70-4 160-2v18H0z" />
      <g transform="translate(58 66) rotate(13)">
        <path fill="var(--c-cream)" opacity=".92" d={GLASS} />
        <path fill="var(--c-wine)" d="M-15-24q14-5 30-7 0 24-15 25-15-1-15-18z" />
        <path fill="#fff" opacity=".5" d="M-11-34h4q-2 14 2 22-6-6-6-22z" />
      </g>
      <g transform="translate(104 66) rotate(-13)">
        <path fill="var(--c-cream)" opacity=".92" d={GLASS} />
        <path fill="#e9b64f" d="M-15-31q14 4 30 7-1 17-15 18-15-1-15-25z" />
        <path fill="#fff" opacity=".5" d="M-11-34h4q-2 14 2 22-6-6-6-22z" />
      </g>
    </>
  )
}
