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
  /** On a phone one line, which leads where the link does; the sentence is left to screen readers. */
  isSlim?: boolean | undefined
  dismiss?: { label: string; onDismiss: () => void } | undefined
}

const ICONS = {
  neutral: 'info',
  fictional: 'mask-happy-fill',
  danger: 'warning-circle-fill',
  done: 'check-circle-fill',
} as const

export function Notice(props: NoticeProps) {
  const { kind = 'neutral', icon, lead, link, isSlim, dismiss, children, ...rest } = props
  return (
    <div {...rest} className={noticeClass(props)}>
      <Icon name={icon ?? ICONS[kind]} size="lg" className={css['icon']} />
      <p className={css['text']}>
        {lead && <b>{lead} </b>}
        {isSlim ? <span className={css['words']}>{children}</span> : children}
        {link && <> {isSlim ? <span className={css['way']}>{link}</span> : link}</>}
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

function noticeClass({ kind = 'neutral', isSlim, className }: NoticeProps) {
  return classNames(css['notice'], css[kind], isSlim && css['slim'], className)
}
