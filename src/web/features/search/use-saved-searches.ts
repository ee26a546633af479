import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
  seeSavedSearch,
} from '#contract/search.ts'
import { savedSearchesKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'

/** The searches a member keeps, and what can be done with them. */
export function useSavedSearches() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: savedSearchesKey,
    queryFn: async () => (await call(listSavedSearches, {})).searches,
  })
  const edit = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    queries.setQueryData<SavedSearch[]>(savedSearchesKey, (searches) => change(searches ?? []))

  const save = useMutation({
    mutationFn: (search: Pick<SavedSearch, 'name' | 'filters'>) => call(saveSearch, search),
    onSuccess: ({ search }) =>
      edit((searches) => [search, ...searches.filter(({ id }) => id !== search.id)]),
  })
  const see = useMutation({
    mutationFn: (id: string) => call(seeSavedSearch, { id }),
    onMutate: (seen) =>
      edit((searches) =>
        searches.map((search) => (search.id === seen ? { ...search, num_new: 0 } : search)),
      ),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteSavedSearch, { id }),
    onSuccess: (_, gone) => edit((searches) => searches.filter(({ id }) => id !== gone)),
    // It may be gone already, or the list is no longer true for another reason.
    onError: () => queries.invalidateQueries({ queryKey: savedSearchesKey }),
  })

  return { list, save, see, remove }
}
