import { localeOf } from '#contract/locales.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useCreditsPath } from '../tools/use-credits-path.ts'

export type Kind = 'text' | 'photo' | 'gift'

/** What each kind of message costs, in credits and money, and what is there to pay it with. */
export function useCosts() {
  const settings = useSettings()
  const { locale } = useCatalogue()
  const user = useUser()
  const credits = user?.credits ?? 0
  const cost = {
    text: settings.message_credits,
    photo: settings.photo_credits,
    gift: settings.gift_credits,
  }
  return {
    cost,
    credits,
    canPay: (kind: Kind) => credits >= cost[kind],
    price: minimumPrice(settings, localeOf(locale).iso),
    /** Where there are more, once that exists. */
    shop: useCreditsPath(),
    maxLength: settings.message_length,
  }
}
