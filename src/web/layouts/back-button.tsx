import { useNavigate } from 'react-router'
import { HOME, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import css from './top-bar.module.css'

/** Screens one goes into, and an installed app has no other way out of. */
const DEEP = [
  'profile',
  'members-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]

/** The way back in the installed app, whose window has no button of its own; the style sheet hides it anywhere else. */
export function BackButton({ route }: { route: string }) {
  const t = useText('shell')
  const navigate = useNavigate()
  if (!DEEP.includes(route)) return null

  // A window that was opened right here, by a shortcut or a notification, has nothing to go back to.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(pathTo(HOME)))
  return (
    <span className={css['back']}>
      <IconButton icon="arrow-left" label={t('back')} onClick={() => void goBack()} />
    </span>
  )
}
