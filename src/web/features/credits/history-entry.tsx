import type { ReactNode } from 'react'
import type { CreditEntry } from '#contract/credits.ts'
import { isServed, pathTo } from '#contract/routes.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import css from './history.module.css'

const ICONS: Record<CreditEntry['reason'], IconName> = {
  signup: 'star-fill',
  purchase: 'coins',
  message: 'chat-circle',
  photo: 'image',
  gift: 'gift',
  refund: 'arrow-bend-up-left',
  chargeback: 'arrow-bend-up-left',
  correction: 'pencil-simple',
}

/** One movement: what it was for, to whom it went, when, and by how many credits. */
export function HistoryEntry({ entry }: { entry: CreditEntry }) {
  const t = useText('credits.history')
  const { locale, timeZone } = useClock()
  const { amount, at, reason, profile } = entry
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })

  return (
    <li className={css['entry']}>
      <span className={css['icon']}>
        <Icon name={ICONS[reason]} />
      </span>
      <span className={css['words']}>
        <span className={css['what']}>
          <What entry={entry} />
          {profile?.is_fictional && <FictionalTag />}
        </span>
        <time className="small soft" dateTime={at}>
          {when.format(new Date(at))}
        </time>
      </span>
      <span className={classNames(css['amount'], amount > 0 && css['gain'])}>
        <span aria-hidden="true">{signed(amount, locale)}</span>
        <span className="visually-hidden">
          {t(amount > 0 ? 'gained' : 'spent', { count: Math.abs(amount) })}
        </span>
      </span>
    </li>
  )
}

/** With a link to whom it went, or to the order it came by. */
function What({ entry }: { entry: CreditEntry }) {
  const t = useText('credits.history.reason')
  const { reason, profile, order_id: order } = entry
  const link = (path: string) => (text: ReactNode) => (
    <KitLink href={path} className="link">
      {text}
    </KitLink>
  )
  if (profile && (reason === 'message' || reason === 'photo' || reason === 'gift')) {
    const person = link(pathTo('members-id', { id: profile.id }))
    return t.rich(`${reason}_to`, { name: profile.name, person })
  }
  const text = t(reason)
  if (order === null || !isServed('transactions')) return text
  return link(pathTo('transactions', { id: order }))(text)
}

function FictionalTag() {
  const { singular } = useFictionalWords()
  return <Tag kind="fictional">{singular}</Tag>
}

function signed(amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(amount)
}
