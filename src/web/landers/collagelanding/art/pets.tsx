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
