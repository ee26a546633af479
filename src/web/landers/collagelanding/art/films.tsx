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
