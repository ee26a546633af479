export { isExcluded } from './is-excluded.ts'
