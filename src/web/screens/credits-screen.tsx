import { useLoaderData } from 'react-router'
import type { User } from '#contract/user.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { Balance } from '#web/features/credits/balance.tsx'
import { CreditHistory } from '#web/features/credits/credit-history.tsx'
import { CreditLinks } from '#web/features/credits/credit-links.tsx'
import type { LoadedCredits } from '#web/features/credits/load-credits.ts'
import { OwedNotice } from '#web/features/credits/owed-notice.tsx'
import { PackageChoice } from '#web/features/credits/package-choice.tsx'
import type { Packages } from '#web/features/credits/packages-query.ts'
import { PremiumBenefits } from '#web/features/credits/premium-benefits.tsx'
import { PremiumPitch } from '#web/features/credits/premium-pitch.tsx'
import { SpendingLimitPanel } from '#web/features/credits/spending-limit-panel.tsx'
import { useCredits } from '#web/features/credits/use-credits.ts'
import { useText } from '#web/i18n/use-text.ts'
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

/** Whoever has not bought yet finds the premium packages here, with what they give. */
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
