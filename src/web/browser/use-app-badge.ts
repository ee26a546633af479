import { useEffect } from 'react'

/** Shows a number on the icon of the installed app, where there is one; nothing at zero, and nothing once one is gone. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
  }, [count])
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
    },
    [],
  )
}
