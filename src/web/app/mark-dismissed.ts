import { PUSH_IS_ON } from '#web/browser/can-ask-for-push.ts'
import { HIDDEN_MS } from '#web/browser/dismissed.ts'

/** Marks the page before it is painted with what is dismissed, so that no room is kept for it. It runs in the document. */
export const MARK_DISMISSED = `try{for(const k in localStorage)if(/^hide-/.test(k)&&Date.now()-localStorage[k]<${HIDDEN_MS})document.documentElement.classList.add(k);if(!self.PushManager||Notification.permission=='denied'||localStorage['${PUSH_IS_ON}'])document.documentElement.classList.add('hide-push-notification-alert')}catch{}`
