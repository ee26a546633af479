import type { MemberEvent } from '#contract/events.ts'
import type { NumberedEvent } from './read-news.ts'

type Viewer = { readonly siteId: string; readonly memberId: string }
type Among = (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlySet<string>>

export type Visibility = {
  /** The ids, of these, of the members that a member may see at this moment. */
  readonly visibleAmong: Among
  /**
   * The ids, of these, of the members whose conversation with a member is there at this moment, also while they hide.
   */
  readonly thereAmong: Among
}

const IN_CONVERSATIONS: ReadonlySet<MemberEvent['kind']> = new Set([
  'message',
  'message_changed',
  'marks',
])

/** The numbers of the events that may be told to a member now: events about no member, or about one they may see. */
export async function shownAmong(
  { visibleAmong, thereAmong }: Visibility,
  viewer: Viewer,
  events: readonly NumberedEvent[],
): Promise<ReadonlySet<number>> {
  const [chatted, others] = [events.filter(isInConversation), events.filter(isOther)]
  const [there, visible] = await Promise.all([
    seenIn(chatted, (ids) => thereAmong(viewer, ids)),
    seenIn(others, (ids) => visibleAmong(viewer, ids)),
  ])
  return new Set([...there, ...visible])
}

function isInConversation({ event }: NumberedEvent): boolean {
  return IN_CONVERSATIONS.has(event.kind)
}

function isOther(event: NumberedEvent): boolean {
  return !isInConversation(event)
}

async function seenIn(
  events: readonly NumberedEvent[],
  among: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number[]> {
  const ids = [...new Set(events.flatMap(({ event }) => idsIn(event)))]
  const seen = ids.length === 0 ? new Set() : await among(ids)
  return events
    .filter(({ event }) => idsIn(event).every((id) => seen.has(id)))
    .map(({ seq }) => seq)
}

function idsIn(event: MemberEvent): string[] {
  return 'profile_id' in event ? [event.profile_id] : []
}
