import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useRunning } from '#web/browser/use-running.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { outbox } from './outbox.ts'
import type { NewRecord, OutboxRecord } from './outbox-record.ts'
import { deliver, runOutbox } from './run-outbox.ts'

const NOTHING: readonly OutboxRecord[] = []

/** Sends what is in the outbox as long as the member is here. */
export function useRunningOutbox(who: string): void {
  const queries = useQueryClient()
  useRunning(who, () => runOutbox({ who, queries }))
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
