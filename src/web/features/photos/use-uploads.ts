import { useRef, useState } from 'react'
import { MAX_PHOTO_BYTES, type OwnPhoto, PHOTO_TYPES, uploadPhoto } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import { sendFile } from '#web/api/send-file.ts'

const AT_ONCE = 2

/** A file on its way, until it is a photo. Its id is the same for every try. */
export type Upload = {
  readonly id: string
  readonly file: File
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'finishing' | 'refused'
  /** How much of it is sent, from 0 to 1. */
  readonly share: number
  readonly error: unknown
}

type UseUploadsInput = {
  /** How many more photos there may be. */
  readonly room: number
  readonly onDone: (photo: OwnPhoto) => void
  /** Called when nothing is on its way any more. */
  readonly onAllDone: () => void
}

/** Sends files, two at a time, and keeps refused files until they are sent again or taken away. */
export function useUploads({ room, onDone, onAllDone }: UseUploadsInput) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const inLane = useRef(openLanes(AT_ONCE))
  const stops = useRef(new Map<string, AbortController>())

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)))

  function forget({ id, preview }: Upload) {
    URL.revokeObjectURL(preview)
    stops.current.delete(id)
    setUploads((now) => now.filter((each) => each.id !== id))
  }

  async function send(upload: Upload) {
    const { id, file } = upload
    const stop = new AbortController()
    stops.current.set(id, stop)
    change(id, { state: 'waiting', share: 0, error: null })
    await inLane.current(async () => {
      if (stop.signal.aborted) return
      change(id, { state: 'sending' })
      const onProgress = (share: number) =>
        change(id, { share, state: share < 1 ? 'sending' : 'finishing' })
      try {
        const sending = { file, onProgress, signal: stop.signal }
        const { photo } = await sendFile(uploadPhoto, { client_id: id }, sending)
        onDone(photo)
        forget(upload)
      } catch (error) {
        if (!stop.signal.aborted) change(id, { state: 'refused', error })
      }
    })
    if (inLane.current.isEmpty()) onAllDone()
  }

  function add(files: readonly File[]) {
    const underWay = uploads.filter(({ state }) => state !== 'refused').length
    const added = files.map((file) => uploadOf(file))
    const fitting = added.filter(({ error }) => error === null).slice(0, room - underWay)
    const checked = added.map((upload) =>
      upload.error || fitting.includes(upload) ? upload : refused(upload, 'PHOTO_LIMIT'),
    )
    setUploads((now) => [...now, ...checked])
    for (const upload of fitting) void send(upload)
  }

  return {
    uploads,
    add,
    retry: (upload: Upload) => void send(upload),
    cancel: (upload: Upload) => {
      stops.current.get(upload.id)?.abort()
      forget(upload)
    },
  }
}

/** What can be seen without sending it is said at once. */
function uploadOf(file: File): Upload {
  const upload: Upload = {
    id: crypto.randomUUID(),
    file,
    preview: URL.createObjectURL(file),
    state: 'waiting',
    share: 0,
    error: null,
  }
  const types: readonly string[] = PHOTO_TYPES
  if (file.size > MAX_PHOTO_BYTES) return refused(upload, 'PHOTO_TOO_LARGE')
  return types.includes(file.type) ? upload : refused(upload, 'PHOTO_UNREADABLE')
}

function refused(
  upload: Upload,
  code: 'PHOTO_LIMIT' | 'PHOTO_TOO_LARGE' | 'PHOTO_UNREADABLE',
): Upload {
  return { ...upload, state: 'refused', error: new Refusal(code) }
}

/** Lets so many do their work at once; the others wait for their turn. */
function openLanes(count: number) {
  const waiting: (() => void)[] = []
  const state = { busy: 0 }

  async function within(work: () => Promise<void>): Promise<void> {
    if (state.busy >= count) await new Promise<void>((go) => waiting.push(go))
    else state.busy += 1
    await work()
    const next = waiting.shift()
    if (next) next()
    else state.busy -= 1
  }

  return Object.assign(within, { isEmpty: () => state.busy === 0 })
}
