// Text messages with a code.

export { openSmsGateway } from './open-sms-gateway.ts'
export { openSmsOutbox } from './open-sms-outbox.ts'
export { sendSms } from './send-sms.ts'
export { smsHandler } from './sms-handler.ts'
