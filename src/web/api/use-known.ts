import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * What the query cache holds under a key that is never asked for by itself; undefined where it holds nothing. On the server
 * nothing changes while a page is drawn, so that it is read there without what would watch it, many times on a page.
 */
export const useKnown: <Data>(key: readonly unknown[]) => Data | undefined = import.meta.env.SSR
  ? useRead
  : useWatched

function useRead<Data>(key: readonly unknown[]): Data | undefined {
  return useQueryClient().getQueryData<Data>(key)
}

function useWatched<Data>(key: readonly unknown[]): Data | undefined {
  return useQuery<Data>({ queryKey: key, queryFn: skipToken, gcTime: Infinity }).data
}
