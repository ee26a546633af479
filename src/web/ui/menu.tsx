import { useCallback, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { useOutsidePress } from '#web/browser/use-outside-press.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { handleMenuKey } from './menu-keys.ts'
import css from './menu.module.css'

interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode
  /** What the button is for, when what it shows does not say it. */
  label?: string | undefined
  /** The caret after a text; a picture or an icon goes without. */
  caret?: boolean | undefined
  /** The side of the button that the list keeps to. */
  align?: 'start' | 'end' | undefined
  /** MenuItems. */
  children: ReactNode
}

/** A button that opens a list of places to go or things to do. It opens without script as well. */
export function Menu({ trigger, label, caret = true, align = 'end', children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => menu.current?.removeAttribute('open'), [])
  useOutsidePress(menu, close)

  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  const closeWhenChosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) close()
  }

  return (
    <details ref={menu} className={css['menu']} onKeyDown={handleMenuKey} onBlur={closeWhenLeft}>
      <summary className={css['trigger']} title={label}>
        {label && <span className="visually-hidden">{label}</span>}
        {trigger}
        {caret && <Icon name="caret-down" size="sm" className={css['caret']} />}
      </summary>
      <ul className={classNames(css['list'], css[align])} onClick={closeWhenChosen}>
        {children}
      </ul>
    </details>
  )
}
