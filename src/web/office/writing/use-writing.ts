import { useEffect, useRef, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  checkAnswer,
  type AnswerFault,
  listWriting,
  openWriting,
  signWriting,
  watchWriting,
  type WritingDetail,
  type WritingRow,
} from '#contract/office/writing.ts'
import { call } from '#web/office/kit/call.ts'

export type Holder = 'mine' | 'free' | undefined

/** Who waits, page by page, with whom the profile wrote to last. */
export function useWritingList(holder: Holder) {
  return useInfiniteQuery({
    queryKey: ['writing', holder],
    queryFn: ({ pageParam }) => call(listWriting, { holder, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: (before) => before,
  })
}

const AGAIN_MS = 3_000
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Waits for news as long as the screen is there, and has the list read anew with each. */
export function useNews(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const state = { isOver: false, since: undefined as string | undefined }
    const ask = async () => {
      while (!state.isOver) {
        const told = await call(watchWriting, { since: state.since }).catch(() => null)
        if (state.isOver) return
        if (!told) await pause(AGAIN_MS)
        else if (told.seen !== state.since) {
          state.since = told.seen
          await queries.invalidateQueries({ queryKey: ['writing'] })
        }
      }
    }
    void ask()
    return () => {
      state.isOver = true
    }
  }, [queries])
}

/** The conversation that is open. It is looked at again when the list says that something changed. */
export function useOpened(id: string | null, rows: readonly WritingRow[]) {
  const opened = useQuery({
    queryKey: ['writing-open', id],
    queryFn: () => call(openWriting, { conversation_id: id! }),
    enabled: id !== null,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const listed = rows.find((row) => row.id === id)
  const { data, refetch, isFetching } = opened
  const isNews =
    data !== undefined &&
    listed !== undefined &&
    data.row.id === id &&
    stateOf(listed) > stateOf(data.row)
  useEffect(() => {
    if (isNews && !isFetching) void refetch()
  }, [isNews, isFetching, refetch])
  return opened
}

/** Later when something was said, or when the claim went to somebody else. */
function stateOf({ last_at: at }: WritingRow): number {
  return Date.parse(at)
}

const SIGN_MS = 45_000
const TYPING_MS = 4_000

/** Says that somebody is here as long as they do something, and that they type while they do. */
export function useSigns({ row, is_mine: isMine }: WritingDetail): { readonly typed: () => void } {
  const last = useRef({ stirredAt: 0, typedAt: 0, signedAt: 0 })
  const { id } = row
  useEffect(() => {
    if (!isMine) return
    const stir = () => {
      last.current.stirredAt = performance.now()
    }
    const sign = () => {
      const { stirredAt, typedAt, signedAt } = last.current
      const now = performance.now()
      const isTyping = typedAt > now - TYPING_MS
      const isDue = stirredAt > signedAt && now - signedAt > SIGN_MS
      if (!isTyping && !isDue) return
      last.current.signedAt = now
      void call(signWriting, { conversation_id: id, is_typing: isTyping }).catch(() => undefined)
    }
    addEventListener('keydown', stir)
    addEventListener('pointermove', stir)
    const timer = setInterval(sign, TYPING_MS)
    return () => {
      removeEventListener('keydown', stir)
      removeEventListener('pointermove', stir)
      clearInterval(timer)
    }
  }, [id, isMine])
  return {
    typed: () => {
      last.current.typedAt = performance.now()
    },
  }
}

const KEPT = 'office-writing-draft:'

/** What somebody types for a conversation: it is still there after another one, or after logging in again. */
export function useDraft(id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(KEPT + id) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      sessionStorage.setItem(KEPT + id, next)
    },
  ]
}

const CHECK_MS = 250

/** Why words could not be sent, a moment after they were typed. Sending looks again. */
export function useFault(id: string, text: string): AnswerFault | null {
  const [found, setFound] = useState<{ text: string; fault: AnswerFault | null } | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    const timer = setTimeout(() => {
      void call(checkAnswer, { conversation_id: id, text }).then(
        ({ fault }) => setFound({ text, fault }),
        () => undefined,
      )
    }, CHECK_MS)
    return () => clearTimeout(timer)
  }, [id, text])
  return found && text.trim() !== '' && text.startsWith(found.text.slice(0, 8)) ? found.fault : null
}
