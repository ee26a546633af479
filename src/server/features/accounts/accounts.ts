export { hashPassword } from './passwords.ts'
export { userOf } from './user-of.ts'
