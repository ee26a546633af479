// A member on one page, for who runs the site: finding them, what happened, notes, and what can be done.

export { endMemberSessions, endSiteSessions } from './work-on-member.ts'
