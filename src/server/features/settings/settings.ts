// Sites and their settings, with versions and drafts; packages and prices.

export { type AgeDemand, asksForAge } from './asks-for-age.ts'
export { changeSettings, resetSetting, takeBack } from './change-settings.ts'
export { WrongSettings } from './check-settings.ts'
export { flat } from './stored-settings.ts'
export { forgetPackages, listAt, type Package, packagesOf, readPriceLists } from './packages.ts'
export { reportBrokenSettings, settingsOf } from './settings-of.ts'
export type { Settings } from './settings-schema.ts'
export { addSite, makeDefault, type Site, siteByHost, sitesByDomain } from './sites.ts'
export { browserSettings, countryFor, termsDate } from './browser-settings.ts'
export { draftSettings } from './draft.ts'
export { isPreviewToken } from './preview-token.ts'
export { historyOf } from './versions.ts'
