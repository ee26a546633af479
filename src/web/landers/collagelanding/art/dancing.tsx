/** A mirror ball and the light it throws. */
export function Dancing() {
  return (
    <>
      <path fill="var(--c-wine)" d="M0 0h160v120H0z" />
      <path fill="var(--c-dusk)" d="M80 52 0 120h160z" opacity=".7" />
      <g fill="var(--c-lamp)" opacity=".75">
        <circle cx="18" cy="22" r="5" />
        <circle cx="30" cy="66" r="7" />
        <circle cx="136" cy="30" r="6" />
        <circle cx="144" cy="76" r="5" />
        <circle cx="116" cy="104" r="8" />
        <circle cx="52" cy="106" r="5" />
        <circle cx="14" cy="102" r="4" />
      </g>
      <path stroke="var(--c-cream)" strokeWidth="2" d="M80 0v18" />
      <circle cx="80" cy="54" r="37" fill="#c9bcae" />
      <path fill="#8f8178" d="M80 17a37 37 0 0 1 0 74 54 54 0 0 0 0-74z" />
      <g fill="none" stroke="#5f534d" strokeWidth="1.6">
        <path d="M80 17v74M64 21q-14 32 0 66M96 21q14 32 0 66M46 40q34 8 68 0M43 54h74M46 68q34-8 68 0M58 25q22 6 44 0M58 83q22-6 44 0" />
      </g>
      <path fill="#fff" opacity=".9" d="M66 30q6 2 12 2v8q-8 0-14-2zM54 44l9 1v8h-10z" />
      <path fill="var(--c-lamp)" d="M82 56h13l-1 10-12 1zM98 44l12-3 4 11H99z" opacity=".9" />
    </>
  )
}
