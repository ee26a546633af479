// E-mail addresses whose owners want no account to be made with them.

export { deleteUnconfirmedExclusions, isExcluded } from './exclude-address.ts'
