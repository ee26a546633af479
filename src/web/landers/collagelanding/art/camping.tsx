/** A tent, a fire and the stars. */
export function Camping() {
  return (
    <>
      <path fill="var(--c-deep)" d="M0 0h160v120H0z" />
      <path fill="var(--c-stone)" d="M0 58q50-26 92-8t68-10v80H0z" />
      <g fill="var(--c-cream)">
        <circle cx="20" cy="18" r="1.6" />
        <circle cx="48" cy="30" r="1.2" />
        <circle cx="70" cy="12" r="1.8" />
        <circle cx="112" cy="24" r="1.3" />
        <circle cx="90" cy="34" r="1" />
        <path d="M138 8a14 14 0 1 0 12 20 13 13 0 0 1-12-20z" />
      </g>
      <path fill="#16241d" d="m18 84 12-40 12 40zM2 90l10-32 10 32zM132 80l10-34 12 34z" />
      <path fill="var(--c-moss)" d="M0 86q80-14 160-2v36H0z" />
      <path fill="var(--c-clay)" d="m34 102 38-56 34 56z" />
      <path fill="#a34f2c" d="m72 46 34 56H84z" />
      <path fill="var(--c-lamp)" d="m72 62 14 40H58z" />
      <circle cx="124" cy="96" r="24" fill="var(--c-lamp)" opacity=".25" />
      <path fill="#e2793f" d="M124 74q4 10 10 16 4 14-10 16-14-2-10-16 4-2 4-6 6-2 6-10z" />
      <path fill="#ffe2a3" d="M124 88q6 8 4 14-4 4-8 0-2-6 4-14z" />
      <path
        stroke="var(--c-wood)"
        strokeLinecap="round"
        strokeWidth="4"
        d="m112 110 24-6M112 104l24 6"
      />
    </>
  )
}
