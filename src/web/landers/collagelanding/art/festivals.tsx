/** Lights over a crowd, hands in the air. */
export function Festivals() {
  return (
    <>
      <path fill="var(--c-deep)" d="M0 0h160v120H0z" />
      <path fill="var(--c-dusk)" d="M0 40q80-30 160 0v80H0z" />
      <g fill="var(--c-lamp)">
        <path opacity=".34" d="M40 10 4 96h46zM120 10l-10 86h48z" />
        <path opacity=".5" d="m80 6-26 90h52z" />
        <path d="M36 4h10l2 9H34zM76 2h10l2 9H74zM114 4h10l2 9h-14z" />
      </g>
      <path fill="none" stroke="var(--c-cream)" strokeWidth="1.4" d="M0 18q40 22 80 8t80-6" />
      <path fill="var(--c-clay)" d="m14 24 11 3-7 10zM70 29l11-3-3 12zM126 19h11l-6 11z" />
      <path fill="var(--c-cream)" d="m34 30 11 1-7 10zM98 22l11-2-4 12z" />
      <path fill="var(--c-blush)" d="m52 31 11-1-5 12zM144 20l10-1-4 11z" />
      <path
        fill="#160d12"
        d="M0 94q6-10 14-6l-4-20 6-2 6 22q8-8 18 0 6-8 14-4l6-24 6 2-4 22q10-8 20 2 8-10 16-4l-4-24 6-2 6 24q8-6 16 2 6-8 14-4l8-18 6 2-6 20q6-2 12 4v34H0z"
      />
    </>
  )
}
