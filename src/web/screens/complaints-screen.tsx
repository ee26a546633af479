import { useLoaderData } from 'react-router'
import type { ContentPage } from '#web/content/content.ts'
import { ComplaintForm } from '#web/features/complaints/complaint-form.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { InfoCard } from './info/info-card.tsx'
import { InfoPage } from './info/info-page.tsx'

/** The form to complain with, and the words about what happens to a complaint. */
export function ComplaintsScreen() {
  const t = useText('complaint')
  const page = useLoaderData<ContentPage>()
  return (
    <InfoPage title={page.title} blocks={page.blocks}>
      <InfoCard title={t('title')}>
        <ComplaintForm />
      </InfoCard>
    </InfoPage>
  )
}
