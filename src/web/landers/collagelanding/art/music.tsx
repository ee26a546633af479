/** A record that turns. */
export function Music() {
  return (
    <>
      <path fill="var(--c-stone)" d="M0 0h160v120H0z" />
      <path fill="var(--c-clay)" d="M0 0h160v52Q96 96 0 74z" opacity=".75" />
      <circle cx="76" cy="62" r="49" fill="#1a1211" />
      <g fill="none" stroke="#4a3a35" strokeWidth="1">
        <circle cx="76" cy="62" r="44" />
        <circle cx="76" cy="62" r="39" />
        <circle cx="76" cy="62" r="34" />
        <circle cx="76" cy="62" r="28" />
        <circle cx="76" cy="62" r="23" />
      </g>
      <path
        fill="#fff"
        opacity=".13"
        d="M76 62 46 24a49 49 0 0 1 20-10zM76 62l30 38a49 49 0 0 1-20 10z"
      />
      <circle cx="76" cy="62" r="18" fill="var(--c-lamp)" />
      <path fill="var(--c-wine)" d="M58 62a18 18 0 0 0 36 0z" />
      <circle cx="76" cy="62" r="2.6" fill="var(--c-cream)" />
      <circle cx="140" cy="20" r="10" fill="var(--c-cream)" />
      <path fill="none" stroke="var(--c-cream)" strokeWidth="4" d="m140 20 2 44-26 24" />
      <path fill="#2a1a14" d="m106 88 12-8 6 8-12 9z" />
    </>
  )
}
