import type { Ref } from 'react'
import type { MemberTile as Member } from '#contract/members.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TileGrid } from '#web/ui/tile-grid.tsx'
import { inChunks } from './in-chunks.ts'
import { TileChunk } from './tile-chunk.tsx'
import { withAds } from './with-ads.ts'
import css from './result-grid.module.css'

/** Fewer than this do not fill the rows beside a large tile. */
const ENOUGH_TO_LEAD = 5
const WAITING = 8

type ResultGridProps = {
  members: readonly Member[]
  /** Others than these were asked for and are on their way. */
  isOld: boolean
  isLoadingMore: boolean
  ref: Ref<HTMLDivElement>
}

/** Who was found: the first one large, and between them what the site advertises. */
export function ResultGrid({ members, isOld, isLoadingMore, ref }: ResultGridProps) {
  const t = useText('members.results')
  const { cam_tiles: ads } = useSettings()
  const hasLead = members.length >= ENOUGH_TO_LEAD
  const entries = withAds(members, ads)

  return (
    <div
      ref={ref}
      role="feed"
      aria-label={t('label')}
      aria-busy={isOld || isLoadingMore}
      tabIndex={-1}
      className={classNames(css['feed'], isOld && css['old'])}
    >
      {inChunks(entries, { hasLead }).map((chunk, index) => (
        <TileChunk
          key={index}
          entries={chunk}
          isFirst={index === 0}
          hasLead={hasLead && index === 0}
        />
      ))}
      {isLoadingMore && (
        <TileGrid>
          {Array.from({ length: WAITING }, (_, index) => (
            <Skeleton key={index} shape="tile" />
          ))}
        </TileGrid>
      )}
    </div>
  )
}
