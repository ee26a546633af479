import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { canMovePhotos, isPlainPress, markOpening } from '#web/browser/photo-transition.ts'

/** Opens a profile such that the photo of its tile becomes the large one. Where that cannot be, the link does its work. */
export function useOpenProfile(href: string) {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event) || !canMovePhotos()) return
    event.preventDefault()
    markOpening(event.currentTarget)
    void navigate(href, { viewTransition: true })
  }
}
