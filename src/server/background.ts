import type { Db } from '#server/db/connect.ts'
import { PHOTO_DECISION, photoDecisionHandler } from '#server/features/cases/cases.ts'
import { eraseAnsweredPeriodically } from '#server/features/complaints/complaints.ts'
import { erasePeriodically } from '#server/features/leaving/leaving.ts'
import {
  endLicencesPeriodically,
  FAREWELL,
  farewellHandler,
} from '#server/features/fictional-profiles/fictional-profiles.ts'
import { countPeriodically } from '#server/features/figures/figures.ts'
import { mailHandler, openDevMails, openSmtp } from '#server/features/mail/mail.ts'
import type { Files } from '#server/features/media/media.ts'
import { reconcilePeriodically } from '#server/features/money/money.ts'
import {
  isPushAddress,
  type IsPushAddress,
  notifyPeriodically,
  pushHandler,
} from '#server/features/notifications/notifications.ts'
import { checkOrdersPeriodically, endMandateHandler } from '#server/features/payments/payments.ts'
import { sandboxWebhookHandler } from '#server/features/payments/provider/sandbox/webhook.ts'
import { eraseEvidencePeriodically } from '#server/features/reports/reports.ts'
import { tendSearchPeriodically } from '#server/features/search/search.ts'
import { openDevSms, openSmsGateway, smsHandler } from '#server/features/sms/sms.ts'
import { endSuspensionsPeriodically } from '#server/features/standing/standing.ts'
import { every } from '#server/jobs/every.ts'
import type { JobHandlers } from '#server/jobs/job.ts'
import type { Config } from '#server/kernel/config.ts'
import { vapidKeysFrom } from '#server/kernel/encryption.ts'
import { siteOrigin } from './app.ts'
import { sweep } from './sweep.ts'

const SWEEP_MS = 10 * 60 * 1000

type JobDeps = {
  readonly db: Db
  readonly config: Pick<Config, 'PORT' | 'SMTP_URL' | 'MAIL_FROM' | 'vapid' | 'sms'>
  readonly secretKey: string
  /** Without it there is nobody to end a mandate at. */
  readonly provider?: Parameters<typeof endMandateHandler>[0]
  /** Where devices may be pushed, unless it is at the browsers' own push services. */
  readonly isPushAddress?: IsPushAddress
}

/** Every kind of job with what does it. */
export function jobHandlers({ db, config, secretKey, provider, ...deps }: JobDeps): JobHandlers {
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
    [PHOTO_DECISION]: photoDecisionHandler(db),
    [FAREWELL]: farewellHandler(db),
    ...(provider && { end_mandate: endMandateHandler(provider) }),
  }
}

type PeriodicWork = Parameters<typeof checkOrdersPeriodically>[0] & { readonly files: Files }

/** What has its times, whatever members do. Returns how to stop each. */
export function workPeriodically({ files, ...payments }: PeriodicWork): (() => void)[] {
  const { db, events, clock, log } = payments
  return [
    every({ ms: SWEEP_MS, isAtOnce: false, what: 'sweeping', log }, () => sweep(db, clock())),
    tendSearchPeriodically({ db, clock, log }),
    notifyPeriodically({ db, events, clock, log }),
    erasePeriodically({ db, files, clock, log }),
    eraseEvidencePeriodically({ db, clock, log }),
    eraseAnsweredPeriodically({ db, clock, log }),
    checkOrdersPeriodically(payments),
    reconcilePeriodically(payments),
    endSuspensionsPeriodically({ db, clock, log }),
    countPeriodically({ db, clock, log }),
    endLicencesPeriodically({ db, clock, log }),
  ]
}
