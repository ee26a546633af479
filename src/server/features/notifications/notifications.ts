export { isPushAddress, type IsPushAddress } from './is-push-address.ts'
export { notifyNowAndThen } from './notify-now-and-then.ts'
export { pushHandler } from './push-handler.ts'
