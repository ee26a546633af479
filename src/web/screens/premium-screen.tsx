import { Navigate, useLoaderData, useLocation } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { PackageChoice } from '#web/features/credits/package-choice.tsx'
import type { Packages } from '#web/features/credits/packages-query.ts'
import { PremiumBenefits } from '#web/features/credits/premium-benefits.tsx'
import { PremiumPitch } from '#web/features/credits/premium-pitch.tsx'
import { useText } from '#web/i18n/use-text.ts'
import css from './credits-screen.module.css'

/** The packages for whoever is not premium yet. Who becomes it meanwhile, in another tab, goes on to their credits. */
export function PremiumScreen() {
  const t = useText('shop')
  const first = useLoaderData<Packages | null>()
  const { search } = useLocation()
  if (useUser()?.paid_user) return <Navigate to={pathTo('credits') + search} replace />

  return (
    <div className={`container ${css['premium']}`}>
      <PremiumPitch level={1} />
      <h2 className="visually-hidden">{t('packages.title')}</h2>
      <PackageChoice first={first} />
      <PremiumBenefits />
    </div>
  )
}
