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

/** A bucket, a ladle and steam. */
export function Sauna() {
  return (
    <>
      <path fill="var(--c-plank)" d="M0 0h160v120H0z" />
      <path fill="#c99763" d="M0 0h160v16H0zM0 36h160v16H0zM0 72h160v14H0z" />
      <g stroke="#8b5a34" strokeWidth="1.6">
        <path d="M0 17h160M0 35h160M0 53h160M0 71h160M0 87h160" />
      </g>
      <path fill="#8b5a34" d="M0 94h160v26H0z" />
      <path fill="#a8733f" d="M0 94h160v7H0z" />
      <path fill="#e9cfa4" d="M50 56h56l-6 46H56z" />
      <path fill="#d2ab76" d="M84 56h22l-6 46H84z" />
      <path fill="var(--c-wood)" d="M51 64h54l-1 6H52zM55 90h46l-1 6H56z" />
      <path fill="none" stroke="var(--c-wood)" strokeWidth="3.5" d="M52 58q26-46 52 0" />
      <path fill="none" stroke="#e9cfa4" strokeLinecap="round" strokeWidth="5" d="m92 58 34-32" />
      <path fill="#e9cfa4" d="M84 60q-2-12 10-12 8 2 8 10z" />
      <g fill="none" stroke="#fff8ec" strokeLinecap="round" strokeWidth="6" opacity=".72">
        <path d="M30 84q-12-14 0-28t0-28q-6-8 0-18" />
        <path d="M70 36q-8-8 0-18t0-14" />
        <path d="M136 84q10-12 0-24t0-26" />
      </g>
    </>
  )
}

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

/** The last row of a cinema. */
export function Films() {
  return (
    <>
      <path fill="var(--c-deep)" d="M0 0h160v120H0z" />
      <path fill="var(--c-wine)" d="M0 0h22q-6 40 4 92H0zM160 0h-22q6 40-4 92h26z" />
      <path fill="var(--c-lamp)" d="M28 12h104v54H28z" />
      <path fill="#fff6e0" d="M32 16h96v46H32z" />
      <path fill="var(--c-blush)" d="M32 16h96v46H32z" opacity=".6" />
      <circle cx="80" cy="44" r="12" fill="var(--c-clay)" />
      <path fill="var(--c-stone)" d="M32 50q24-10 48-2t48-4v18H32z" />
      <path fill="#fff" opacity=".1" d="m28 66 104 0 28 54H0z" />
      <path
        fill="#26151c"
        d="M6 92q0-10 10-10h14q10 0 10 10v28H6zM120 92q0-10 10-10h14q10 0 10 10v28h-34z"
      />
      <path
        fill="#170d12"
        d="M44 120q-2-24 16-26-10-4-8-16 2-10 12-10t12 12q-1 5-4 8 4-1 7 2 1-4 5-6-6-6-2-14 5-8 13-5 9 4 7 14-2 8-9 10 20 4 21 31z"
      />
      <path
        fill="var(--c-stone)"
        d="M36 106q0-6 8-6h32q6 0 6 6v14H36zM84 106q0-6 8-6h28q8 0 8 6v14H84z"
      />
    </>
  )
}

/** A cat that looks out at the moon. */
export function Pets() {
  return (
    <>
      <path fill="var(--c-dusk)" d="M0 0h160v120H0z" />
      <circle cx="106" cy="40" r="25" fill="var(--c-lamp)" />
      <circle cx="98" cy="34" r="4" fill="#fff" opacity=".35" />
      <circle cx="114" cy="48" r="6" fill="#fff" opacity=".25" />
      <path
        fill="var(--c-stone)"
        d="M0 82V64h12V54h14v14h16V58l9-8 9 8v24h40V70h18V60h14v12h28v24H0z"
      />
      <path fill="#fff0c9" d="M17 60h5v6h-5zM49 62h5v6h-5zM124 66h5v6h-5z" />
      <path fill="#f3e6d0" d="M78 0h5v98h-5zM0 36h160v4H0z" opacity=".9" />
      <path fill="var(--c-cream)" d="M0 98h160v22H0z" />
      <path fill="#d8c3a3" d="M0 98h160v5H0z" />
      <path
        fill="#1d1216"
        d="M52 102c-6-22 2-38 10-44-4-8-4-16-3-22l8 6q5-2 10 0l8-6c1 6 1 14-3 22 8 6 18 22 12 44z"
      />
      <path
        fill="none"
        stroke="#1d1216"
        strokeLinecap="round"
        strokeWidth="5.5"
        d="M92 99q22 4 20-14-2-9-9-6"
      />
      <path fill="var(--c-clay)" d="M0 0h22Q6 50 26 98H0zM160 0h-16q12 50-6 98h22z" opacity=".85" />
    </>
  )
}
