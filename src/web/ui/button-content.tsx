import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import css from './button.module.css'

export interface ButtonContentProps {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** What a press costs, after a hairline. */
  cost?: ReactNode
  children: ReactNode
}

/** What stands in a button. The spinner takes the place of an icon, or floats in the padding, so that the width stays. */
export function ButtonContent(props: ButtonContentProps & { busy?: boolean | undefined }) {
  const { icon, iconEnd, cost, busy = false, children } = props
  const floats = busy && !icon && !iconEnd
  return (
    <>
      {floats && <Spinner className={css['floating']} />}
      {icon && (busy ? <Spinner /> : <Icon name={icon} />)}
      <span className={css['label']}>{children}</span>
      {cost && <span className={css['cost']}>{cost}</span>}
      {iconEnd && (busy && !icon ? <Spinner /> : <Icon name={iconEnd} />)}
    </>
  )
}
