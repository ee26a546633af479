// Push messages and mails about what a member has not seen yet.

export { isPushAddress, type IsPushAddress } from './subscribe.ts'
export { notifyPeriodically } from './notify-periodically.ts'
export { pushHandler } from './push-handler.ts'
