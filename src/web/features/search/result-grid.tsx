import { memo, type Ref } from 'react'
import type { MemberTile as Member } from '#contract/members.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading-states.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile, TileGrid } from '#web/ui/tile.tsx'
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

/** The members who were found: the first one large, and between them what the site advertises. */
export function ResultGrid({ members, isOld, isLoadingMore, ref }: ResultGridProps) {
  const t = useText('members.results')
  const { cam_tiles: ads } = useSettings()
  const led = withLead(members)
  const hasLead = led !== null
  const entries = withAds(led ?? members, ads)

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

/**
 * The members with the first one in front who has a photo: it stands large. Null where they are too few, or nobody of
 * the first has one.
 */
export function withLead<Item extends Pick<Member, 'main_image'>>(
  members: readonly Item[],
): readonly Item[] | null {
  const at = members.slice(0, FIRST_CHUNK).findIndex(({ main_image: image }) => image !== null)
  if (members.length < ENOUGH_TO_LEAD || at === -1) return null
  return [members[at]!, ...members.slice(0, at), ...members.slice(at + 1)]
}

/** A number that fills whole rows of two, three and four tiles. */
const CHUNK = 12
/** The large tile covers four, so fewer fill the same rows. */
const FIRST_CHUNK = 9

/** A list in pieces that each fill whole rows, but for the last: what is far away need not be drawn then. */
export function inChunks<Item>(items: readonly Item[], { hasLead }: { hasLead: boolean }) {
  const head = hasLead ? FIRST_CHUNK : CHUNK
  const rest = Math.max(0, Math.ceil((items.length - head) / CHUNK))
  return [
    items.slice(0, head),
    ...Array.from({ length: rest }, (_, index) => {
      const start = head + index * CHUNK
      return items.slice(start, start + CHUNK)
    }),
  ]
}

/** So many are in sight before the first scroll. */
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
const TileChunk = memo(function TileChunk({ entries, isFirst, hasLead }: TileChunkProps) {
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

/** An advertisement among members, and marked as one. */
function AdTile({ ad }: { ad: Ad }) {
  const t = useText('members.results')
  return (
    <Tile
      href={ad.url}
      rel="noopener noreferrer nofollow sponsored"
      name={ad.name}
      picture={{ src: ad.image, alt: '' }}
      labels={<Tag kind="ad">{t('ad')}</Tag>}
    />
  )
}

type Ad = SiteSettings['cam_tiles'][number]

/** After how many members an advertisement stands. */
const EVERY = 12

type Entry<Member> = { readonly member: Member } | { readonly ad: Ad }

/** Members with advertisements between them, in turn and never in front. Only those with a safe address are shown. */
export function withAds<Member>(members: readonly Member[], ads: readonly Ad[]): Entry<Member>[] {
  const safe = ads.filter(({ url }) => url.startsWith('https://'))
  return members.flatMap((member, index): Entry<Member>[] => {
    const turn = index / EVERY
    const ad = index > 0 && Number.isInteger(turn) ? safe[(turn - 1) % safe.length] : undefined
    return ad ? [{ ad }, { member }] : [{ member }]
  })
}
