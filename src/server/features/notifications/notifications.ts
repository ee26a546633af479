// Push messages and mails about what a member has not seen yet.

export { isPushAddress, type IsPushAddress } from './subscribe.ts'
export { notifyNowAndThen } from './notify-now-and-then.ts'
export { pushHandler } from './push-handler.ts'
