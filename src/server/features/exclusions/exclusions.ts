// E-mail addresses whose owners do not want anybody to sign up with them.

export { deleteUnconfirmedExclusions, isExcluded } from './exclude-address.ts'
