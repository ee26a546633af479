import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCreditsPath } from './use-credits-path.ts'

type PoorNoticeProps = { cost: number; balance: number }

/** That a gift costs more than there is, and the way to more where there is one. */
export function PoorNotice({ cost, balance }: PoorNoticeProps) {
  const t = useText('chat-tools.gift')
  const credits = useCreditsPath()
  return (
    <>
      <Notice kind="danger" icon="coins">
        {t('poor', { cost: t('cost', { credits: cost }), credits: balance })}
      </Notice>
      {credits && (
        <ButtonLink block href={credits} icon="coins">
          {t('poor_link')}
        </ButtonLink>
      )}
    </>
  )
}
