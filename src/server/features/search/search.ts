export { tendSearchNowAndThen } from './tend-search.ts'
