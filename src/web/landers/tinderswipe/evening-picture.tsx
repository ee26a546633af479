import { useId } from 'react'
import { Beach } from './evenings/beach.tsx'
import { Dancing } from './evenings/dancing.tsx'
import { DiningOut } from './evenings/dining-out.tsx'
import type { Evening } from './use-cards.ts'
import css from './evening-picture.module.css'

const PICTURES = { dining_out: DiningOut, dancing: Dancing, beach: Beach }

/** An evening, drawn. */
export function EveningPicture({ evening }: { evening: Evening }) {
  const Picture = PICTURES[evening]
  return (
    <svg
      className={css['picture']}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture id={useId()} />
    </svg>
  )
}
