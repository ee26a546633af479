// Logging in and out, sessions, passwords, changing the e-mail address, and asking for the password again before
// something delicate.

export { deviceWords, emailKey, logInMember } from './log-in.ts'
export {
  deleteExpiredLinks,
  isLeftUnconfirmed,
  makeLink,
  consumeLink,
  voidLinks,
  voidLinksBut,
} from './links.ts'
export { deleteOldLocks, countAttempt, unlock } from './login-lock.ts'
export { memberByEmail, rememberWelcome, tellOnceADay } from './mailbox.ts'
export { moveTo, proposeAddress, recipient } from './change-mail.ts'
export {
  challengeIn,
  CEREMONY_MS,
  deleteExpiredChallenges,
  knownTransports,
} from './passkey-ceremony.ts'
export {
  creationOptions,
  hasCountedOn,
  madeCredential,
  provenCounter,
  requestOptions,
} from './passkey-proofs.ts'
export { amongFew, requireUncommon, HASHING, hashPassword, isPasswordOf } from './passwords.ts'
export { requireStepUp } from './step-up.ts'
export { userOf } from './user-of.ts'
