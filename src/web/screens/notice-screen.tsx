import { NoticeForm } from '#web/features/reports/notice-form.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { PageCard } from '#web/ui/page-parts.tsx'

/** Notice of illegal content by anybody, also without an account. */
export function NoticeScreen() {
  const t = useText('notice')
  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <NoticeForm />
    </PageCard>
  )
}
