// Searching members: filters, pages, saved searches, and where fictional profiles stand.

export { searcherOf } from './applied-filters.ts'
export { defaultSearch, nearMembers, newNearby } from './near-members.ts'
export { saveSearchIn } from './saved-searches.ts'
export { tendSearchPeriodically } from './tend-search.ts'
