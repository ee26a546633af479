import type { QueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { draftOf } from '../composer/drafts.ts'
import { quoteOf } from '../composer/quotes.ts'
import { isPassing, refusalNotices } from '../composer/refusal-notices.ts'
import { chatsKey } from '../data/chats-query.ts'
import { outbox } from './outbox.ts'
import { isPlainText, type OutboxRecord } from './outbox-record.ts'

/**
 * A message that cannot be sent goes back into the input, where the reason stands beside it. If something else is being
 * written there, or it is not only text, it stays where it is as not sent; so does what was to follow it.
 */
export async function returnToDraft(
  queries: QueryClient,
  record: OutboxRecord,
  code: RefusalCode,
): Promise<void> {
  const draft = draftOf(record.profile_id)
  const isReturned = isPlainText(record) && !draft.get()
  if (isReturned) {
    draft.set(record.text)
    if (record.quoted) quoteOf(record.profile_id).set(record.quoted)
  }
  const credits = queries.getQueryData<User | null>(userKey)?.credits
  refusalNotices.set(record.profile_id, code, credits)
  // The conversations do not know yet that somebody cannot be written to.
  if (isPassing(code)) void queries.invalidateQueries({ queryKey: chatsKey })
  const rest = outbox.get().filter(({ profile_id: id }) => id === record.profile_id)
  for (const each of rest) {
    if (isReturned && each.client_id === record.client_id) await outbox.remove(each)
    else await outbox.change(each, { refused: each.refused ?? code })
  }
}
