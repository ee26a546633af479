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
