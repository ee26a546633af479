// Text messages with a code.

export {
  deleteOldTextMessages,
  openSmsGateway,
  openDevSms,
  sendSms,
  smsHandler,
} from './send-sms.ts'
