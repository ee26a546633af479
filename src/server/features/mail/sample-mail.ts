import type { LocaleCode } from '#contract/locales.ts'
import type { Settings, Site } from '#server/features/settings/settings.ts'
import { composeMail } from './compose-mail.ts'

type Sample = {
  readonly site: Site
  readonly settings: Settings
  readonly origin: string
  readonly language: LocaleCode
  readonly secretKey: string
  readonly now: Date
}

/** The mail that everybody gets who signed up, for whoever wants to see what mails look like. */
export function sampleMail({ language, ...known }: Sample): string {
  const mail = { site_id: known.site.id, to: '', language, content: { name: 'welcome' } } as const
  return composeMail({ id: 'sample', memberId: null, mail, from: undefined, ...known }).html
}
