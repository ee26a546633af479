// Searching members: filters, pages, saved searches, and where fictional profiles stand.

export { saveSearchIn } from './saved-searches.ts'
export { tendSearchPeriodically } from './tend-search.ts'
