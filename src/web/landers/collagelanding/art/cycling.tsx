/** A bicycle on a dike. */
export function Cycling() {
  return (
    <>
      <path fill="var(--c-sky)" d="M0 0h160v120H0z" />
      <circle cx="128" cy="30" r="17" fill="var(--c-lamp)" />
      <path fill="#fff" opacity=".7" d="M14 34q2-12 14-10 8-12 20-2 14-2 14 12z" />
      <path fill="#86a06d" d="M0 66q46-12 92-4t68-6v40H0z" />
      <path
        fill="var(--c-moss)"
        d="M10 66V40q4-12 8 0v26zM24 65V34q5-14 10 0v30zM146 60V38q4-12 8 0v22z"
      />
      <path fill="var(--c-leaf)" d="M0 84q80-10 160-2v38H0z" />
      <path fill="var(--c-sand)" d="M0 102q80-8 160 0v10q-80-8-160 0z" />
      <g
        fill="none"
        stroke="#2a1a14"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.4"
      >
        <circle cx="54" cy="84" r="20" />
        <circle cx="112" cy="84" r="20" />
        <path d="m54 84 17-27h30l11 27M71 57l12 27H54M83 84l18-27M64 50h14M71 57l-2-7M101 57l-3-13h12" />
      </g>
      <path fill="var(--c-wood)" d="M104 46h20v13h-20z" />
      <path fill="var(--c-clay)" d="M107 46q-3-10 4-9 2-8 8-2 6-2 4 11z" />
    </>
  )
}
