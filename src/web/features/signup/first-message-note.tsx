import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useSignupMatches } from './use-signup-matches.ts'

/** What became of the message that the member wrote while signing up. Nothing, where they wrote none. */
export function FirstMessageNote() {
  return useAreas(['signup-matches']) ? <Note /> : null
}

function Note() {
  const t = useText('signup-matches.message')
  const user = useUser()
  const { data } = useSignupMatches()
  const marked = useMarkedName()
  const target = data?.members.find(({ id }) => id === data.target_id)
  if (!data?.message || !target) return null

  const isDelivered = data.message === 'sent' && user?.status === 'active'
  const link = (
    <KitLink className="link" href={pathTo('members-id-chat', { id: target.id })}>
      {t('open')}
    </KitLink>
  )
  return (
    <Notice kind={isDelivered ? 'done' : 'neutral'} icon="chat-circle" role="status" link={link}>
      {t(isDelivered ? 'delivered' : data.message, { name: marked(target) })}
    </Notice>
  )
}
