export { saveSearchIn } from './saved/save-search.ts'
export { tendSearchNowAndThen } from './tend-search.ts'
