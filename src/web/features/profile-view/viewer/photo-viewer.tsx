import { useState, type KeyboardEvent } from 'react'
import type { MemberProfile } from '#contract/members.ts'
import { openDialog } from '#web/browser/open-dialog.ts'
import { usePreloaded } from '#web/browser/use-preloaded.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useText } from '#web/i18n/use-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ViewerBar } from './viewer-bar.tsx'
import { ViewerPhoto } from './viewer-photo.tsx'
import css from './viewer.module.css'

export type PhotoViewerProps = {
  member: MemberProfile
  /** Where it opens. */
  first: number
  onReport: (photoId: string) => void
  onClose: () => void
}

/** Somebody's photos on the whole screen, one at a time: by keys, buttons or fingers. */
export function PhotoViewer({ member, first, onReport, onClose }: PhotoViewerProps) {
  const t = useText('member.viewer')
  const [at, setAt] = useState(first)
  const { name, photos } = member
  const photo = photos[at]
  const go = (to: number) => setAt(Math.max(0, Math.min(photos.length - 1, to)))
  useNeighbours(member, at)

  function press(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: photos.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  if (!photo) return null
  return (
    <dialog
      ref={openDialog}
      className={css['viewer']}
      aria-label={t('title', { name })}
      onKeyDown={press}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <ViewerBar {...{ member, at, onClose }} onReport={() => onReport(photo.id)} />
      <ViewerPhoto
        key={photo.id}
        {...{ member, photo, at }}
        onTurn={(turn) => go(turn === 'next' ? at + 1 : at - 1)}
        onAway={onClose}
      />
      {at > 0 && (
        <IconButton
          kind="glass"
          icon="caret-left"
          label={t('previous')}
          className={css['previous']}
          onClick={() => go(at - 1)}
        />
      )}
      {at < photos.length - 1 && (
        <IconButton
          kind="glass"
          icon="caret-right"
          label={t('next')}
          className={css['next']}
          onClick={() => go(at + 1)}
        />
      )}
    </dialog>
  )
}

/** The photos on both sides are there before one turns to them. */
function useNeighbours({ photos }: MemberProfile, at: number): void {
  const address = usePhotoAddress()
  usePreloaded(
    [photos[at - 1], photos[at + 1]].flatMap((photo) => (photo ? [address(photo.filename)] : [])),
  )
}
