import { useSyncExternalStore } from 'react'
import { pathTo } from '#contract/routes.ts'
import { lastChat, type LastChat } from '#web/features/members/last-chat.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayName } from '../data/chat-times.ts'
import css from './last-chat-offer.module.css'

type LastChatOfferProps = { size?: 'sm' | 'md' }

/** The way back to the conversation the member had open last, if there is one. */
export function LastChatOffer({ size = 'md' }: LastChatOfferProps) {
  const last = useSyncExternalStore(lastChat.subscribe, lastChat.get, () => null)
  return last ? <Offer last={last} size={size} /> : null
}

function Offer(props: { last: LastChat; size: 'sm' | 'md' }) {
  return useAreas(['chats']) ? <OfferLink {...props} /> : null
}

function OfferLink({ last, size }: { last: LastChat; size: 'sm' | 'md' }) {
  const t = useText('chats.last')
  const clock = useClock()
  const name = useMarkedName()(last)
  const { profile_id: id } = last
  return (
    <ButtonLink
      kind="quiet"
      icon="chat-circle"
      size={size}
      className={size === 'sm' ? css['small'] : undefined}
      href={pathTo('members-id-chat', { id })}
      title={t('when', { day: dayName(new Date(last.opened_at), clock) })}
    >
      <span className={css['words']}>{t('go_on', { name })}</span>
    </ButtonLink>
  )
}
