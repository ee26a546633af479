import { useQuery } from '@tanstack/react-query'
import { COUNTED_AT_MOST, getSearchHints } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { searchHintsKey } from '#web/api/keys.ts'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Chip } from '#web/ui/chip.tsx'
import { TileGrid } from '#web/ui/tile.tsx'
import type { SearchPage } from './search-query.ts'
import { addressOf, type SearchField } from './filters.ts'
import type { Filters } from './use-search.ts'
import { useFilterWords } from './filter-words.ts'
import css from './search.module.css'

/** Where few were found: which filter to drop for more, and others who fit most of them. */
export function FewResults({ own, first }: { own: Filters; first: SearchPage }) {
  const t = useText('members.few')
  return (
    <>
      <Hints own={own} first={first} />
      {first.similar_results.length > 0 && (
        <section className={css['similar']}>
          <h2 className="title-md">{t('similar')}</h2>
          <TileGrid>
            {first.similar_results.map((member) => (
              <MemberTile key={member.id} member={member} />
            ))}
          </TileGrid>
        </section>
      )}
    </>
  )
}

function Hints({ own, first }: { own: Filters; first: SearchPage }) {
  const t = useText('members.few')
  const words = useFilterWords(first.filters)
  const hints = useHints(own, first)
  if (hints.length === 0) return null

  return (
    <section className={css['hints']}>
      <h2 className="title-sm">{t('title')}</h2>
      <div>
        {hints.map(({ filter, adds: count }) => (
          <Chip
            key={filter}
            icon="x"
            aria-pressed={undefined}
            count={t(count >= COUNTED_AT_MOST ? 'adds_capped' : 'adds', { count })}
            onClick={() => own.change({ [filter]: undefined })}
          >
            {t('without', { filter: words.nameOf(filter) })}
          </Chip>
        ))}
      </div>
    </section>
  )
}

function useHints({ filters }: Filters, first: SearchPage) {
  const { data } = useQuery({
    queryKey: [...searchHintsKey, addressOf(first.filters), first.as_of],
    queryFn: async () => (await call(getSearchHints, first.filters)).hints,
    enabled: Object.keys(filters).length > 0,
  })
  const isOwn = ({ filter }: { filter: SearchField }) => filters[filter] !== undefined
  return (data ?? []).filter(isOwn)
}
