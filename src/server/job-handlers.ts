import type { Db } from '#server/db/connect.ts'
import { mailHandler, openDevMails, openSmtp } from '#server/features/mail/mail.ts'
import {
  isPushAddress,
  type IsPushAddress,
  pushHandler,
} from '#server/features/notifications/notifications.ts'
import { sandboxWebhookHandler } from '#server/features/payments/provider/sandbox/webhook.ts'
import { openDevSms, openSmsGateway, smsHandler } from '#server/features/sms/sms.ts'
import type { JobHandlers } from '#server/jobs/job.ts'
import type { Config } from '#server/kernel/config.ts'
import { vapidKeysFrom } from '#server/kernel/encryption.ts'
import { siteOrigin } from './app.ts'

type JobDeps = {
  readonly db: Db
  readonly config: Pick<Config, 'PORT' | 'SMTP_URL' | 'MAIL_FROM' | 'vapid' | 'sms'>
  readonly secretKey: string
  /** Where devices may be pushed, unless it is at the browsers' own push services. */
  readonly isPushAddress?: IsPushAddress
}

/** Every kind of job with what does it. */
export function jobHandlers({ db, config, secretKey, ...deps }: JobDeps): JobHandlers {
  const transport = config.SMTP_URL === undefined ? openDevMails(db) : openSmtp(config.SMTP_URL)
  const originOf = (domain: string) => siteOrigin(domain, config)
  return {
    mail: mailHandler({ db, secretKey, transport, originOf, from: config.MAIL_FROM }),
    sms: smsHandler({
      db,
      secretKey,
      transport: config.sms === null ? openDevSms(db) : openSmsGateway(config.sms),
    }),
    sandbox_webhook: sandboxWebhookHandler(secretKey),
    push: pushHandler({
      db,
      vapid: config.vapid ?? vapidKeysFrom(secretKey),
      isAddress: deps.isPushAddress ?? isPushAddress,
    }),
  }
}
