// Conversations: sending a message and paying for it, reading, changing, deleting, typing, photos in messages.

export { countUnread, unreadOf } from './conversation.ts'
export { deliverHeld } from './deliver-held.ts'
export { eraseChats } from './remove-chat.ts'
export { markChat } from './mark-chat.ts'
export { knownMessage, send, sendIn } from './send-message.ts'
