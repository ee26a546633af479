import type { MouseEvent } from 'react'
import { Link, matchPath, useNavigate } from 'react-router'
import { ROUTES, type ServedRouteName } from '#contract/routes.ts'
import { isSignup, openSignup } from '#web/features/signup/signup-place.ts'
import type { KitLinkProps } from '#web/ui/kit-link.tsx'
import { SCREENS } from './screens.ts'

/** The kit's links inside the application: no page load, and the next screen is fetched as soon as one aims at it. */
export function AppLink({ href, ...props }: KitLinkProps) {
  const navigate = useNavigate()
  if (!href.startsWith('/')) return <a href={href} rel="noopener noreferrer" {...props} />
  const prefetch = () => prefetchScreen(href)

  function press(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isSignup(href) || !isPlain) return
    event.preventDefault()
    void openSignup(navigate, href)
  }

  return (
    <Link
      to={href}
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  )
}

function prefetchScreen(href: string): void {
  const path = href.split(/[?#]/)[0]!
  const name = (Object.keys(SCREENS) as ServedRouteName[]).find((route) =>
    matchPath(ROUTES[route].path, path),
  )
  if (name) SCREENS[name].load().catch(() => {})
}
