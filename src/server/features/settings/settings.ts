// Sites and their settings, packages and prices, and the places of a country.

export { changeSettings, resetSetting } from './change-settings.ts'
export { contrast, WrongSettings } from './check-settings.ts'
export { openCountryLookup } from './geo/country-of.ts'
export { kilometresBetweenTowns, townsAround } from './geo/town-positions.ts'
export { regionName, regionsOf } from './geo/regions.ts'
export { type Package, packagesOf, reportBrokenSettings, settingsOf } from './settings-of.ts'
export { isKnownPlace, readPlaces } from './geo/find-places.ts'
export type { Settings } from './settings-schema.ts'
export { addSite, makeDefault, type Site, siteByHost, sitesByDomain } from './sites.ts'
export { termsDate } from './browser-settings.ts'
