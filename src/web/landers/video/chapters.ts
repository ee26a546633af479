import type { ComponentType } from 'react'
import { Bar } from './scenes/bar.tsx'
import { Canal } from './scenes/canal.tsx'
import { Doorstep } from './scenes/doorstep.tsx'
import { Home } from './scenes/home.tsx'
import { Ride } from './scenes/ride.tsx'

/** The evening in its order. */
export const CHAPTERS = [
  { name: 'home', Scene: Home },
  { name: 'ride', Scene: Ride },
  { name: 'bar', Scene: Bar },
  { name: 'canal', Scene: Canal },
  { name: 'door', Scene: Doorstep },
] as const satisfies readonly { name: string; Scene: ComponentType }[]
