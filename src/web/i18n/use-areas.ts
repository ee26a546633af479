import { useQuery } from '@tanstack/react-query'
import { areasKey } from '#web/api/keys.ts'
import { type Area, useCatalogue } from './catalogue.ts'

/** Whether these texts are there, for what is shown without being a screen: it asks for them when it is shown first. */
export function useAreas(areas: readonly Area[]): boolean {
  const catalogue = useCatalogue()
  const query = useQuery({
    queryKey: [...areasKey, ...areas],
    queryFn: async () => {
      await catalogue.load(areas)
      return true
    },
    staleTime: Infinity,
  })
  return query.isSuccess
}
