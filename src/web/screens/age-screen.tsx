import { useLoaderData } from 'react-router'
import { AgeProof } from '#web/features/age/age-proof.tsx'
import type { Age } from '#web/features/age/load-age.ts'

/** Proving that one is old enough, for visitors and members. */
export function AgeScreen() {
  return <AgeProof loaded={useLoaderData<Age>()} />
}
