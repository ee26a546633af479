import { siteOrigin } from './app.ts'
import type { Db } from './db/connect.ts'
import { mailHandler, openOutbox, openSmtp } from './features/mail/mail.ts'
import {
  isPushAddress,
  pushHandler,
  type IsPushAddress,
} from './features/notifications/notifications.ts'
import { sandboxWebhookHandler } from '#server/features/payments/provider/sandbox/webhook.ts'
import { openSmsGateway, openSmsOutbox, smsHandler } from './features/sms/sms.ts'
import type { JobHandlers } from './jobs/job.ts'
import type { Config } from './kernel/config.ts'
import { vapidKeysFrom } from './kernel/vapid-keys.ts'

type JobDeps = {
  readonly db: Db
  readonly config: Pick<Config, 'PORT' | 'SMTP_URL' | 'MAIL_FROM' | 'vapid' | 'sms'>
  readonly secretKey: string
  /** Where devices may be pushed, unless it is at the browsers' own push services. */
  readonly isPushAddress?: IsPushAddress
}

/** Every kind of job with what does it. */
export function jobHandlers({ db, config, secretKey, ...deps }: JobDeps): JobHandlers {
  const transport = config.SMTP_URL === undefined ? openOutbox(db) : openSmtp(config.SMTP_URL)
  const originOf = (domain: string) => siteOrigin(domain, config)
  return {
    mail: mailHandler({ db, secretKey, transport, originOf, from: config.MAIL_FROM }),
    sms: smsHandler({
      db,
      secretKey,
      transport: config.sms === null ? openSmsOutbox(db) : openSmsGateway(config.sms),
    }),
    sandbox_webhook: sandboxWebhookHandler(secretKey),
    push: pushHandler({
      db,
      vapid: config.vapid ?? vapidKeysFrom(secretKey),
      isAddress: deps.isPushAddress ?? isPushAddress,
    }),
  }
}
