import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { useCreditsPath } from '../tools/use-credits-path.ts'
import css from './chat-list.module.css'

/** How many credits there are, and the way to more of them. Without a connection nobody knows, and there is no way. */
export function CreditsPill() {
  const t = useText('chats')
  const user = useUser()
  const isOnline = useIsOnline()
  const shop = useCreditsPath()
  if (!user || !isOnline) return null
  const words = (
    <>
      <Icon name="coins" />
      <span className="tabular">{t('credits', { count: user.credits })}</span>
    </>
  )
  if (!shop) return <span className={css['pill']}>{words}</span>
  return (
    <KitLink className={css['pill']} href={shop}>
      {words}
    </KitLink>
  )
}
