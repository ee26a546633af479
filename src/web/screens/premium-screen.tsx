import { Navigate, useLoaderData, useLocation } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { PackageChoice, PremiumBenefits, PremiumPitch } from '#web/features/credits/shop.tsx'
import type { Packages } from '#web/features/credits/credits-query.ts'
import { useText } from '#web/i18n/catalogue.ts'
import css from './credits-screen.module.css'

/**
 * The packages for a member who is not premium yet. One who becomes it meanwhile, in another tab, goes on to their
 * credits.
 */
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
