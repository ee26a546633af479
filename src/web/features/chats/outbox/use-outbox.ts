import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useWhileShown } from '#web/browser/use-running.ts'
import { useStable } from '#web/browser/use-stable.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { outbox } from './outbox.ts'
import type { NewRecord, OutboxRecord } from './outbox-record.ts'
import { deliver, runOutbox } from './run-outbox.ts'

const NOTHING: readonly OutboxRecord[] = []

/** Sends what is in the outbox as long as the member is here, and tells to whom something could not be sent. */
export function useRunningOutbox(who: string, onRefused: (profileId: string) => void): void {
  const queries = useQueryClient()
  const tell = useStable(onRefused)
  useWhileShown(who, () => runOutbox({ who, queries, onRefused: tell }))
}

/** What is on its way to somebody, and the ways to add to it, to try again and to give up. */
export function useOutbox(profileId: string | undefined) {
  const records = useSyncExternalStore(outbox.subscribe, outbox.get, () => NOTHING)
  const who = useUser()?.signup_date ?? ''
  const own = records.filter((record) => record.profile_id === profileId)

  return {
    records: own,
    async send(message: NewRecord) {
      const { profile_id: id } = await outbox.add(who, message)
      await deliver(id)
    },
    async retry() {
      for (const record of own) if (record.refused) await outbox.change(record, { refused: null })
      if (profileId) await deliver(profileId)
    },
    discard: (record: OutboxRecord) => void outbox.remove(record),
  }
}
