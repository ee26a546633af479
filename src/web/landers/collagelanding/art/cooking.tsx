/** A pan from above, with tomatoes, lemon and basil. */
export function Cooking() {
  return (
    <>
      <path fill="var(--c-sand)" d="M0 0h160v120H0z" />
      <path fill="var(--c-cream)" d="M0 0h62l-34 120H0z" opacity=".7" />
      <path
        fill="none"
        stroke="var(--c-clay)"
        strokeWidth="2"
        d="M12 0 2 60M24 0 8 110M40 0 12 120"
        opacity=".5"
      />
      <path stroke="#2a1a14" strokeLinecap="round" strokeWidth="9" d="m118 44 44-30" />
      <circle cx="86" cy="64" r="45" fill="#2a1a14" />
      <circle cx="86" cy="64" r="38" fill="#4a3a33" />
      <path fill="#e9c25a" opacity=".9" d="M54 66q2-26 30-28 30 2 34 26-2 28-32 32-28-4-32-30z" />
      <g fill="var(--c-clay)">
        <circle cx="76" cy="54" r="11" />
        <circle cx="102" cy="62" r="10" />
        <circle cx="80" cy="82" r="9" />
      </g>
      <g fill="var(--c-blush)">
        <circle cx="73" cy="51" r="3.5" />
        <circle cx="99" cy="59" r="3" />
        <circle cx="78" cy="80" r="3" />
      </g>
      <path
        fill="var(--c-leaf)"
        d="M88 46q8-10 16-4-4 10-16 4zM90 74q10-2 12 8-12 2-12-8zM60 66q8-4 12 4-10 4-12-4z"
      />
      <circle cx="26" cy="96" r="17" fill="#f0c64c" />
      <circle cx="26" cy="96" r="13.5" fill="#fff1bd" />
      <path stroke="#f0c64c" strokeWidth="2" d="M26 83v26M13 96h26M17 87l18 18M35 87l-18 18" />
    </>
  )
}
