import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './deck-buttons.module.css'

type RoundLinkProps = { icon: IconName; label: string; href: string }

/** A round link under the cards. */
export function RoundLink({ icon, label, href }: RoundLinkProps) {
  return (
    <KitLink
      href={href}
      className={classNames(css['round'], css['small'])}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </KitLink>
  )
}
