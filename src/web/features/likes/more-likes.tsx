import { useRef } from 'react'
import { useWhenNear } from '#web/browser/use-when-near.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Likes } from './use-likes.ts'
import css from './likes.module.css'

/** Brings more likes as soon as one comes near the last; a button for whoever cannot scroll, and when it failed. */
export function MoreLikes({ more, since }: { more: Likes['more']; since: number }) {
  const t = useText('likes.more')
  const edge = useRef<HTMLDivElement>(null)
  const { hasMore, isLoading, isFailed, load } = more
  useWhenNear(edge, since, () => {
    if (hasMore && !isLoading && !isFailed) load()
  })
  if (!hasMore) return null

  return (
    <div ref={edge} className={css['more']}>
      {isFailed && <p role="alert">{t('failed')}</p>}
      <Button kind="quiet" busy={isLoading} onClick={load}>
        {t(isFailed ? 'retry' : 'load')}
      </Button>
    </div>
  )
}
