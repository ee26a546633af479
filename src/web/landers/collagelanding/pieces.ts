import type { ComponentType } from 'react'
import type { INTERESTS } from '#contract/settings.ts'
import { Beach } from './art/beach.tsx'
import { Camping } from './art/camping.tsx'
import { Cooking } from './art/cooking.tsx'
import { Cycling } from './art/cycling.tsx'
import { Dancing } from './art/dancing.tsx'
import { Festivals } from './art/festivals.tsx'
import { Films } from './art/films.tsx'
import { Music } from './art/music.tsx'
import { Pets } from './art/pets.tsx'
import { Sauna } from './art/sauna.tsx'
import { Travel } from './art/travel.tsx'
import { Wine } from './art/wine.tsx'

type Name = (typeof INTERESTS)[number]

/** What lies on the board, in the order of its places; the first eight find room on a phone. */
export const PIECES: readonly { readonly name: Name; readonly Art: ComponentType }[] = [
  { name: 'beach', Art: Beach },
  { name: 'music', Art: Music },
  { name: 'cycling', Art: Cycling },
  { name: 'wine', Art: Wine },
  { name: 'sauna', Art: Sauna },
  { name: 'camping', Art: Camping },
  { name: 'pets', Art: Pets },
  { name: 'festivals', Art: Festivals },
  { name: 'dancing', Art: Dancing },
  { name: 'cooking', Art: Cooking },
  { name: 'travel', Art: Travel },
  { name: 'films', Art: Films },
]
