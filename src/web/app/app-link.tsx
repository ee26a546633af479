import type { MouseEvent } from 'react'
import { matchPath, useLinkClickHandler, useNavigate } from 'react-router'
import { ROUTES, type ServedRouteName } from '#contract/routes.ts'
import { isSignup, openSignup } from '#web/features/signup/signup-place.ts'
import type { KitLinkProps } from '#web/ui/kit-link.tsx'
import { SCREENS } from './screens.ts'

/** The kit's links inside the application: no page load, and the next screen is fetched as soon as one aims at it. */
export function AppLink(props: KitLinkProps) {
  const isInside = /^\/(?!\/)/.test(props.href)
  return isInside ? <InnerLink {...props} /> : <a rel="noopener noreferrer" {...props} />
}

/** The router's own Link would bring a second way to fetch what comes next, for another kind of application. */
function InnerLink({ href, onClick, ...props }: KitLinkProps) {
  const navigate = useNavigate()
  const follow = useLinkClickHandler(href, props.target ? { target: props.target } : {})
  const prefetch = () => prefetchScreen(href)

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (onClick) onClick(event)
    else if (isSignup(href) && isPlain(event)) {
      event.preventDefault()
      void openSignup(navigate, href)
    }
    if (!event.defaultPrevented) follow(event)
  }

  return (
    <a
      href={href}
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  )
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

function prefetchScreen(href: string): void {
  const path = href.split(/[?#]/)[0]!
  const name = (Object.keys(SCREENS) as ServedRouteName[]).find((route) =>
    matchPath(ROUTES[route].path, path),
  )
  if (name) SCREENS[name].load().catch(() => {})
}
