import { useRef } from 'react'
import { useWhenNear } from '#web/browser/use-when-near.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Search } from './use-search.ts'
import css from './search.module.css'

/** What stands under the tiles: more of them as soon as one comes near, else a button, an apology or the end. */
export function MoreResults({ search, shown }: { search: Search; shown: number }) {
  const t = useText('members.results')
  const edge = useRef<HTMLDivElement>(null)
  const { pages, more, isOld } = search
  const isDrawn = shown >= pages.reduce((sum, { results }) => sum + results.length, 0)
  // Nobody is told that this was everybody before the last ones are there.
  const hasMore = !isDrawn || Boolean(pages.at(-1)?.next)
  const isReady = isDrawn && hasMore && !isOld && !more.isFailed && !more.isLoading
  // Whoever came near too early is asked again when it is time.
  useWhenNear(edge, isReady && pages, () => {
    if (isReady) more.load()
  })

  return (
    <div ref={edge} className={css['more']}>
      <p role="status" className="visually-hidden">
        {more.isLoading ? t('loading') : t('shown', { count: shown })}
      </p>
      {more.isFailed && <p role="alert">{t('failed')}</p>}
      {hasMore ? (
        <Button kind="quiet" busy={more.isLoading} onClick={more.load}>
          {t(more.isFailed ? 'retry' : 'more')}
        </Button>
      ) : (
        <p className="small mute">{t('end')}</p>
      )}
    </div>
  )
}
