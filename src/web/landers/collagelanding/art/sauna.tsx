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
