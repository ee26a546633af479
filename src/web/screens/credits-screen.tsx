import { useLoaderData } from 'react-router'
import type { User } from '#contract/user.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { Balance, CreditLinks, OwedNotice } from '#web/features/credits/balance.tsx'
import { CreditHistory, useCredits } from '#web/features/credits/credit-history.tsx'
import type { LoadedCredits } from '#web/features/credits/load-credits.ts'
import { PackageChoice, PremiumBenefits, PremiumPitch } from '#web/features/credits/shop.tsx'
import type { Packages } from '#web/features/credits/credits-query.ts'
import { SpendingLimitPanel } from '#web/features/credits/spending-limit-panel.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import css from './credits-screen.module.css'

/** How many credits there are, more of them, what every one went to, and what the member allows themselves. */
export function CreditsScreen() {
  const t = useText('credits')
  const user = useUser()
  const loaded = useLoaderData<LoadedCredits | null>()
  const credits = useCredits(loaded?.page ?? null)
  if (!user) return null

  return (
    <div className={`container ${css['page']}`}>
      <div className={css['head']}>
        <div>
          <h1 className="display-md">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <Balance credits={user.credits} />
      </div>
      <OwedNotice owed={credits.owed} />
      <Shop user={user} first={loaded?.packages ?? null} />
      <div className={css['columns']}>
        <div className={css['aside']}>
          <CreditLinks isPremium={user.paid_user} />
          {credits.spendingLimit && <SpendingLimitPanel limit={credits.spendingLimit} />}
        </div>
        <CreditHistory credits={credits} />
      </div>
    </div>
  )
}

/** A member who has not bought yet finds the premium packages here, with what they give. */
function Shop({ user, first }: { user: User; first: Packages | null }) {
  const t = useText('shop')
  if (user.paid_user)
    return (
      <section aria-labelledby="packages">
        <h2 id="packages" className="title-md">
          {t('packages.more')}
        </h2>
        <PackageChoice first={first} />
      </section>
    )
  return (
    <section aria-label={t('packages.title')}>
      <PremiumPitch level={2} />
      <PackageChoice first={first} />
      <PremiumBenefits />
    </section>
  )
}
