import { europe } from './europe.ts'
import type { Home } from './home.ts'
import { lowCountries } from './low-countries.ts'
import { north } from './north.ts'
import { overseas } from './overseas.ts'

/** Everywhere that members of the demo world live; the shares add up to one. */
export const HOMES: readonly Home[] = [...lowCountries, ...europe, ...north, ...overseas]
