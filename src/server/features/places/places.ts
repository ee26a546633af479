// Countries, regions and towns: which there are, which is near, and how far two are apart.

export { type CountryLookup, openCountryLookup } from './country-of.ts'
export { findPlaces, isKnownPlace, readPlaces, regionOfTown } from './find-places.ts'
export { nearestCity } from './nearest-city.ts'
export { regionName, regionsOf } from './regions.ts'
export { kilometresBetweenTowns, townsAround } from './town-positions.ts'
