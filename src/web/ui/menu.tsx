import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { KitLink } from './kit-link.tsx'
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

interface MenuItemProps {
  icon?: IconName | undefined
  /** A place to go, or else something to do. */
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** The one that is in force. */
  current?: boolean | undefined
  lang?: string | undefined
  badge?: ReactNode
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, href, onPress, current, lang, badge, children } = props
  const row = {
    className: css['item'],
    'aria-current': current || undefined,
    lang,
    onClick: onPress,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css['text']}>{children}</span>
      {badge}
      {current && <Icon name="check-bold" size="sm" />}
    </>
  )
  return (
    <li>
      {href ? (
        <KitLink href={href} {...row}>
          {content}
        </KitLink>
      ) : (
        <button type="button" {...row}>
          {content}
        </button>
      )}
    </li>
  )
}

/** Arrows, Home and End walk through an open menu, Escape closes it; arrows on its button open it. */
function handleMenuKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget
  if (event.key === 'Escape') {
    if (menu.open) closeMenu(menu)
    return
  }
  const items = [...menu.querySelectorAll<HTMLElement>('li > :is(a, button)')]
  const focused = items.findIndex((item) => item === document.activeElement)
  const next = nextItem(event.key, focused, items.length)
  if (next === undefined) return
  event.preventDefault()
  menu.open = true
  items[next]?.focus()
}

/** Closes the menu and gives the focus back to its button. */
function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function nextItem(key: string, focused: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (focused + 1) % count
  if (key === 'ArrowUp') return focused > 0 ? focused - 1 : count - 1
  if (focused === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Tells when the pointer is pressed anywhere but in this element. */
function useOutsidePress(element: RefObject<Element | null>, onPress: () => void): void {
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      const inside = event.target instanceof Node && element.current?.contains(event.target)
      if (!inside) onPress()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element, onPress])
}
