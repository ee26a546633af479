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
