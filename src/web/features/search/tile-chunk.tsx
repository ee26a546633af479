import { memo } from 'react'
import type { MemberTile as Member } from '#contract/members.ts'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { TileGrid } from '#web/ui/tile-grid.tsx'
import { AdTile } from './ad-tile.tsx'
import type { Entry } from './with-ads.ts'
import css from './result-grid.module.css'

/** So many are in sight before anybody scrolls. */
const FIRST_SCREEN = 5

const GridTile = memo(MemberTile)
const GridAd = memo(AdTile)

type TileChunkProps = {
  entries: readonly Entry<Member>[]
  /** Whether it is the first one, which is in sight at once. */
  isFirst: boolean
  /** Whether its first tile is the large one. */
  hasLead: boolean
}

/** A stretch of tiles; all but the first three and the last are left undrawn while they are out of sight. */
export const TileChunk = memo(function TileChunk({ entries, isFirst, hasLead }: TileChunkProps) {
  return (
    <TileGrid className={css['chunk']}>
      {entries.map((entry, index) =>
        'ad' in entry ? (
          <GridAd key={`ad ${index}`} ad={entry.ad} />
        ) : (
          <GridTile
            key={entry.member.id}
            member={entry.member}
            lead={hasLead && index === 0}
            first={isFirst && index < FIRST_SCREEN}
          />
        ),
      )}
    </TileGrid>
  )
}, isAsBefore)

/** The list of entries is made anew each time; what counts is whether they are of the same ones. */
function isAsBefore(before: TileChunkProps, now: TileChunkProps): boolean {
  return (
    before.isFirst === now.isFirst &&
    before.hasLead === now.hasLead &&
    before.entries.length === now.entries.length &&
    before.entries.every((entry, index) => whatOf(entry) === whatOf(now.entries[index]!))
  )
}

function whatOf(entry: Entry<Member>) {
  return 'ad' in entry ? entry.ad : entry.member
}
