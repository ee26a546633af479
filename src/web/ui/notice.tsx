import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import css from './notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  kind?: keyof typeof ICONS | undefined
  icon?: IconName | undefined
  /** The bold beginning. */
  lead?: ReactNode
  /** One link or button at the end of the sentence. */
  link?: ReactNode
  dismiss?: { label: string; onDismiss: () => void } | undefined
}

const ICONS = {
  neutral: 'info',
  fictional: 'mask-happy-fill',
  danger: 'warning-circle-fill',
  done: 'check-circle-fill',
} as const

export function Notice(props: NoticeProps) {
  const { kind = 'neutral', icon, lead, link, dismiss, children, className, ...rest } = props
  return (
    <div {...rest} className={classNames(css['notice'], css[kind], className)}>
      <Icon name={icon ?? ICONS[kind]} size="lg" className={css['icon']} />
      <p className={css['text']}>
        {lead && <b>{lead} </b>}
        {children}
        {link && <> {link}</>}
      </p>
      {dismiss && (
        <IconButton
          icon="x"
          size="sm"
          label={dismiss.label}
          className={css['dismiss']}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  )
}
