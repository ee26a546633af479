/** The sun goes down behind the sea, one sail is still out. */
export function Beach() {
  return (
    <>
      <path fill="var(--c-blush)" d="M0 0h160v120H0z" />
      <path fill="var(--c-lamp)" d="M0 30q40-14 84-4t76-8v44H0z" opacity=".6" />
      <circle cx="100" cy="56" r="25" fill="#fff3d6" />
      <path fill="var(--c-sea)" d="M0 61q40-3 80 0t80-1v60H0z" />
      <path
        fill="#fff3d6"
        opacity=".85"
        d="M80 66h42v3H80zM86 73h34v3H86zM78 80h40v3H78zM90 87h24v3H90z"
      />
      <path fill="var(--c-cream)" d="M50 24v40H26q18-14 24-40zM54 34q12 14 16 30H54z" />
      <path fill="var(--c-wood)" d="M24 66h50l-8 9H32z" />
      <path fill="#6fa0a3" d="M0 84q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v36H0z" />
      <path fill="var(--c-foam)" d="M0 94q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v26H0z" />
      <path fill="var(--c-sand)" d="M0 102q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v18H0z" />
    </>
  )
}

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

/** Mountains, a lake, and a line that leads away. */
export function Travel() {
  return (
    <>
      <path fill="var(--c-foam)" d="M0 0h160v120H0z" />
      <circle cx="48" cy="36" r="16" fill="var(--c-blush)" />
      <path fill="#8fa9a8" d="m0 76 34-34 22 22 34-44 40 46 30-20v74H0z" />
      <path fill="#fff" d="m90 20-15 20 8 5 6-6 8 8 8-8z" />
      <path fill="var(--c-stone)" d="m0 92 26-24 22 20 22-18 34 24 56-22v48H0z" />
      <path fill="var(--c-sea)" d="M0 98q80-8 160 0v22H0z" />
      <path fill="#fff" opacity=".5" d="M24 106h34v2H24zM78 110h44v2H78zM44 114h20v2H44z" />
      <path
        fill="none"
        stroke="var(--c-wine)"
        strokeDasharray="1 6"
        strokeLinecap="round"
        strokeWidth="2.6"
        d="M10 22q40 30 70-4 20-16 44 0"
      />
      <path fill="var(--c-wine)" d="m120 26 30-18-14 28-4-9z" />
    </>
  )
}

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
