import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import {
  cropPhoto,
  deletePhoto,
  listPhotos,
  orderPhotos,
  type Crop,
  type OwnPhoto,
} from '#contract/photos.ts'
import { photosKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { refreshUserQuietly } from '#web/features/accounts/refresh-user.ts'

export type Photos = z.output<typeof listPhotos.output>
/** What changes photos is done one after the other, as the member asked for it. */
const scope = { id: 'photos' }

/** The member's own photos, and the ways to change them. */
export function usePhotos(loaded: Photos) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: photosKey,
    queryFn: () => call(listPhotos, {}),
    initialData: loaded,
    staleTime: Infinity,
    // The next visit brings its own.
    gcTime: 0,
  })
  const keep = (photos: Photos) => {
    queries.setQueryData(photosKey, photos)
    refreshUserQuietly(queries)
  }
  const askAnew = () => void queries.invalidateQueries({ queryKey: photosKey })

  const order = useMutation({
    scope,
    mutationFn: (ids: readonly string[]) => call(orderPhotos, { ids: [...ids] }),
    onMutate: (ids) =>
      queries.setQueryData(photosKey, (now: Photos | undefined) => now && inOrder(now, ids)),
    onSuccess: keep,
    onError: askAnew,
  })
  const crop = useMutation({
    scope,
    mutationFn: (wish: { id: string; crop: Crop }) => call(cropPhoto, wish),
    onSuccess: keep,
  })
  const remove = useMutation({
    scope,
    mutationFn: ({ id }: OwnPhoto) => call(deletePhoto, { id }),
    onSuccess: keep,
  })

  /** Uploads that are done at the same time may be told in another order than they have. */
  function add(photo: OwnPhoto) {
    queries.setQueryData(photosKey, (now: Photos | undefined) => now && withPhoto(now, photo))
    refreshUserQuietly(queries)
  }

  return { ...data, order, crop, remove, add, askAnew }
}

export type PhotosState = ReturnType<typeof usePhotos>

function inOrder({ photos, limit }: Photos, ids: readonly string[]): Photos {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: OwnPhoto) => places.get(id) ?? photos.length
  return { photos: photos.toSorted((one, other) => placeOf(one) - placeOf(other)), limit }
}

function withPhoto({ photos, limit }: Photos, photo: OwnPhoto): Photos {
  const others = photos.filter(({ id }) => id !== photo.id)
  return { photos: [...others, photo], limit }
}
