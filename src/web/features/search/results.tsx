import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef } from 'react'
import type { MemberTile } from '#contract/members.ts'
import { listJustOnline } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { justOnlineKey } from '#web/api/keys.ts'
import { useWhenNear } from '#web/browser/endless-list.ts'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { TileGrid } from '#web/ui/tile.tsx'
import { FewResults } from './few-results.tsx'
import { countFilters } from './filters.ts'
import justOnlinePillCss from './just-online-pill.module.css'
import { ResultGrid } from './result-grid.tsx'
import type { SearchPage } from './search-query.ts'
import css from './search.module.css'
import type { Filters, Search } from './use-search.ts'

/** When there are fewer than this, it is said what could be done about it. */
const FEW = 12

/** All members a search has found so far, and what is said when they are few or none. */
export function Results({ own, search }: { own: Filters; search: Search }) {
  const grid = useRef<HTMLDivElement>(null)
  // Rendered between frames and added in one piece, so that scrolling meanwhile stays smooth.
  const pages = useDeferredValue(search.pages)
  const [first] = pages
  const members = pages.flatMap(({ results }) => results)
  if (search.error && !first) return <Failed search={search} />
  if (!first) return <WaitingResults />

  async function restart() {
    await search.restart()
    backToTop(grid.current)
  }

  return (
    <div className={css['results']}>
      <JustOnlinePill pages={search.pages} onRestart={restart} />
      {members.length > 0 ? (
        <ResultGrid
          ref={grid}
          members={members}
          isOld={search.isOld}
          isLoadingMore={search.more.isLoading || pages.length < search.pages.length}
        />
      ) : (
        <EmptyResults own={own} />
      )}
      {(first.numResults ?? FEW) < FEW && <FewResults own={own} first={first} />}
      {members.length > 0 && <MoreResults search={search} shown={members.length} />}
    </div>
  )
}

function Failed({ search }: { search: Search }) {
  const t = useText('members.results')
  return (
    <div className={css['failed']}>
      <RefusalNotice error={search.error} />
      <Button kind="quiet" icon="arrows-clockwise" busy={search.isFetching} onClick={search.retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The search found no member. */
function EmptyResults({ own }: { own: Filters }) {
  const t = useText('members.empty')
  if (countFilters(own.filters) === 0)
    return <EmptyState title={t('nobody')}>{t('nobody_text')}</EmptyState>

  return (
    <EmptyState
      title={t('title')}
      action={
        <Button kind="quiet" onClick={() => own.apply({})}>
          {t('clear')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

const FACES = 3

type PillProps = {
  pages: readonly SearchPage[]
  /** Begins the search again, with them in front. */
  onRestart: () => Promise<void>
}

/** Says that members have come online whom this search would show in front by now. */
function JustOnlinePill({ pages, onRestart }: PillProps) {
  const t = useText('members')
  const photo = usePhotoAddress()
  const members = useJustOnline(pages)
  const restart = useMutation({ mutationFn: onRestart, onError: useRefusalToast() })
  const faces = members.flatMap(({ main_image: image }) => image ?? []).slice(0, FACES)

  return (
    <div className={justOnlinePillCss['place']} role="status">
      {members.length > 0 && (
        <button
          type="button"
          className={justOnlinePillCss['pill']}
          aria-busy={restart.isPending}
          onClick={() => !restart.isPending && restart.mutate()}
        >
          {restart.isPending ? <Spinner /> : <i className={justOnlinePillCss['dot']} />}
          <span>{t('just_online', { count: members.length })}</span>
          {faces.map(({ thumb_filename: file }) => (
            <Avatar
              key={file}
              src={photo(file)}
              alt=""
              size="sm"
              className={justOnlinePillCss['face']}
            />
          ))}
        </button>
      )}
    </div>
  )
}

const POLL_MS = 30_000
const NOBODY: readonly MemberTile[] = []

/** Members who have become active since a search began and are not on the screen. Asked while the page is in sight. */
function useJustOnline(pages: readonly SearchPage[]): readonly MemberTile[] {
  const [first] = pages
  const { data = NOBODY } = useQuery({
    queryKey: [...justOnlineKey, first?.filters, first?.as_of],
    queryFn: first
      ? async () => (await call(listJustOnline, justOnlineSince(first))).results
      : skipToken,
    // A search that has only just begun has none to add.
    initialData: [],
    initialDataUpdatedAt: first ? Date.parse(first.as_of) : 0,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  })
  return notShown(data, pages)
}

/** What to ask for who has come since a page 1. */
function justOnlineSince({ filters, as_of, as_of_seal }: SearchPage) {
  return { ...filters, as_of, as_of_seal }
}

/** The members who stand on none of these pages. */
export function notShown(
  members: readonly MemberTile[],
  pages: readonly SearchPage[],
): MemberTile[] {
  const shown = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)))
  return members.filter(({ id }) => !shown.has(id))
}

/** What stands under the tiles: more of them near the end, else a button, an apology or the end. */
function MoreResults({ search, shown }: { search: Search; shown: number }) {
  const t = useText('members.results')
  const edge = useRef<HTMLDivElement>(null)
  const { pages, more, isOld } = search
  const isDrawn = shown >= pages.reduce((sum, { results }) => sum + results.length, 0)
  // The end of the list is not announced before the last ones are there.
  const hasMore = !isDrawn || Boolean(pages.at(-1)?.next)
  const isReady = isDrawn && hasMore && !isOld && !more.isFailed && !more.isLoading
  // A scroll that came near too early is looked at again when it is time.
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

const TILES = 8

/** The shape of the first tiles, while they are on their way. */
function WaitingResults() {
  const t = useText('members.results')
  return (
    <TileGrid>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="tile" className={css['waiting-lead']} />
      {Array.from({ length: TILES }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </TileGrid>
  )
}

/** Shows the beginning of the page again, and gives the focus to what stands there. */
function backToTop(start: HTMLElement | null): void {
  scrollTo({ top: 0, behavior: 'instant' })
  start?.focus({ preventScroll: true })
}
