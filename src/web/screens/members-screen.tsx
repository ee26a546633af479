import { type ComponentProps, lazy, Suspense } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { WaysToMeet } from '#web/features/members/ways-to-meet.tsx'
import { FilterBar } from '#web/features/search/filter-bar.tsx'
import { JoinFirst, SearchTitle, WiderNotice } from '#web/features/search/search-title.tsx'
import type { LoadedSearch } from '#web/features/search/load-search.ts'
import { Results } from '#web/features/search/results.tsx'
import { SavedChip } from '#web/features/search/chip-popover.tsx'
import { shownFilters, useFilters, useSearch } from '#web/features/search/use-search.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { WhyShown } from './why/why-shown.tsx'
import css from './members-screen.module.css'

const LastChatOffer = lazy(async () => ({
  default: (await import('#web/features/chats/thread/last-chat-offer.tsx')).LastChatOffer,
}))

/** All members of the site, to be searched. */
export function MembersScreen() {
  const { pathname, search: address } = useLocation()
  const asked = useFilters()
  const search = useSearch(asked.filters, asked.viewer, useLoaderData<LoadedSearch | null>())
  const [first] = search.pages
  const own = shownFilters(asked, search.isOld ? undefined : first)
  const applied = { ...first?.filters, ...own.filters }

  if (search.isWalled) {
    return (
      <div className={`container ${css['page']}`}>
        <JoinFirst target={pathname + address} />
      </div>
    )
  }
  return (
    <div className={`container ${css['page']}`}>
      <WaysToMeet current="members" />
      <SearchTitle
        first={first}
        aside={own.viewer === 'member' && <Aside own={own} applied={applied} />}
      />
      <WiderNotice first={first} />
      <FilterBar own={own} applied={applied} />
      <Results own={own} search={search} />
      <WhyShown topics={['search']} />
      <ToastRegion />
    </div>
  )
}

/** What a member goes on with: the last conversation, and the searches they keep. */
function Aside(props: ComponentProps<typeof SavedChip>) {
  // Only this browser knows it.
  const isHydrated = useIsHydrated()
  return (
    <div className={css['aside']}>
      {isHydrated && (
        <Suspense>
          <LastChatOffer size="sm" />
        </Suspense>
      )}
      <SavedChip {...props} />
    </div>
  )
}
