// Sites and their settings, packages and prices.

export { changeSettings, resetSetting } from './change-settings.ts'
export { contrast, WrongSettings } from './check-settings.ts'
export { type Package, packagesOf, reportBrokenSettings, settingsOf } from './settings-of.ts'
export type { Settings } from './settings-schema.ts'
export { addSite, makeDefault, type Site, siteByHost, sitesByDomain } from './sites.ts'
export { countryFor, termsDate } from './browser-settings.ts'
