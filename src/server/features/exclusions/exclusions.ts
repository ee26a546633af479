// E-mail addresses whose owners do not want anybody to sign up with them.

export { isExcluded } from './exclude-address.ts'
export { deleteUnconfirmedExclusions } from './exclude-address.ts'
