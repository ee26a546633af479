import { useLoaderData, useSearchParams } from 'react-router'
import type { ContentPage } from '#web/content/content.ts'
import { ExclusionForm } from '#web/features/exclusions/exclusion-form.tsx'
import { ExclusionLink } from '#web/features/exclusions/exclusion-link.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { InfoCard } from './info/info-card.tsx'
import { InfoPage } from './info/info-page.tsx'

/** Where an address is excluded from signing up: asked for here, and confirmed or lifted by the links in the mail. */
export function BanScreen() {
  const page = useLoaderData<ContentPage>()
  return (
    <InfoPage title={page.title} blocks={page.blocks}>
      <Exclusion />
    </InfoPage>
  )
}

function Exclusion() {
  const t = useText('exclusion')
  const [query] = useSearchParams()
  const [confirm, lift] = [query.get('token'), query.get('lift')]
  const kind = lift ? 'lift' : 'confirm'
  const token = lift ?? confirm
  if (!token)
    return (
      <InfoCard title={t('title')}>
        <ExclusionForm />
      </InfoCard>
    )
  return (
    <InfoCard title={t(`${kind}.title`)}>
      <ExclusionLink key={token} kind={kind} token={token} />
    </InfoCard>
  )
}
