import { isLocale, DEFAULT_LOCALE } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { sendMail, type MailContent } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'

type Telling = {
  readonly email: string
  readonly content: MailContent
  readonly member?: { readonly id: string; readonly language: string }
}

/** Tells a mailbox something that nobody there asked for: at most once a day, however often a stranger tries. */
export async function tellOnceADay(app: App, visit: Visit, telling: Telling): Promise<void> {
  const { email, content, member } = telling
  const { site, now } = visit
  const wish = member?.language ?? visit.cookies.all()['locale']
  try {
    await app.limiter.take('unasked_mail', `${site.id}:${email.toLowerCase()}`, now)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  await sendMail(app.db, {
    siteId: site.id,
    memberId: member?.id ?? null,
    to: email,
    language: isLocale(wish) ? wish : DEFAULT_LOCALE,
    content,
    now,
  })
}
