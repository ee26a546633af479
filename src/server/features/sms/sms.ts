// Text messages with a code.

export { openSmsGateway, openSmsOutbox, sendSms, smsHandler } from './send-sms.ts'
export { deleteOldTextMessages } from './send-sms.ts'
