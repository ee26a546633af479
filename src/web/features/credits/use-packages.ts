import { useQuery } from '@tanstack/react-query'
import { type Packages, packagesQuery } from './packages-query.ts'

/** What can be bought, beginning with what came with the page. */
export function usePackages(first: Packages | null) {
  const query = useQuery({ ...packagesQuery(), ...(first ? { initialData: first } : {}) })
  return {
    packages: query.data,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}
