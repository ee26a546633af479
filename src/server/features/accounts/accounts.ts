// Logging in and out, sessions, passwords, changing the e-mail address, and asking for the password again before
// something delicate.

export { deviceWords } from './device-words.ts'
export { makeLink, takeLink, voidLinksBut } from './links.ts'
export { emailKey } from './log-in.ts'
export { takeTry, unlock } from './login-lock.ts'
export { memberByEmail } from './member-by-email.ts'
export { moveTo } from './move-to.ts'
export { openFor } from './open-for.ts'
export { requireUncommon, HASHING, hashPassword, isPasswordOf } from './passwords.ts'
export { rememberWelcome } from './remember-welcome.ts'
export { recipient } from './request-mail-change.ts'
export { requireStepUp } from './step-up.ts'
export { tellOnceADay } from './tell-once-a-day.ts'
export { userOf } from './user-of.ts'
