// Text messages with a code.

export {
  deleteOldTextMessages,
  openSmsGateway,
  openSmsOutbox,
  sendSms,
  smsHandler,
} from './send-sms.ts'
