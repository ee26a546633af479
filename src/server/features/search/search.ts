// Searching members: filters, pages, saved searches, and where fictional profiles stand.

export { saveSearchIn } from './saved/save-search.ts'
export { tendSearchNowAndThen } from './tend-search.ts'
