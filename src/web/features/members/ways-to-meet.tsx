import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Tabs } from '#web/ui/page-parts.tsx'
import css from './ways-to-meet.module.css'

const WAYS = ['members', 'swipe-game', 'match-finder'] as const

type WaysToMeetProps = { current: (typeof WAYS)[number] }

/**
 * The three ways to meet a member, on each of their screens. Two of them are for members, so a visitor gets no choice.
 */
export function WaysToMeet({ current }: WaysToMeetProps) {
  const t = useText('shell')
  const user = useUser()
  if (!user) return null

  const words = {
    members: t('nav.members'),
    'swipe-game': t('meet.game'),
    'match-finder': t('meet.finder'),
  }
  return (
    <div className={css['ways']}>
      <Tabs
        label={t('meet.label')}
        tabs={WAYS.map((way) => ({
          href: pathTo(way),
          text: words[way],
          current: way === current,
        }))}
      />
    </div>
  )
}
