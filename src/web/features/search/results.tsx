import { useDeferredValue, useRef } from 'react'
import { backToTop } from '#web/browser/back-to-top.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyResults } from './empty-results.tsx'
import { FewResults } from './few-results.tsx'
import { JustOnlinePill } from './just-online-pill.tsx'
import { MoreResults } from './more-results.tsx'
import { ResultGrid } from './result-grid.tsx'
import type { Filters } from './use-filters.ts'
import type { Search } from './use-search.ts'
import { WaitingResults } from './waiting-results.tsx'
import css from './search.module.css'

/** When there are fewer than this, it is said what could be done about it. */
const FEW = 12

/** Everybody a search has found so far, and what is to be said when they are few or none. */
export function Results({ own, search }: { own: Filters; search: Search }) {
  const grid = useRef<HTMLDivElement>(null)
  // Made between frames and added in one piece, so that whoever scrolls meanwhile does not feel it.
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
