import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { useLayoutOnce } from '#web/browser/use-layout-once.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useFictionalWords } from '#web/features/settings/settings.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Notice } from '#web/ui/notice.tsx'
import { isPassing, refusalNotices, useRefusalCode } from '../data/drafts.ts'
import type { OpenChat, Thread } from '../data/thread.ts'
import { OfflineNotice } from '../list/list-state.tsx'
import { SendNotice, type SendNoticeKind } from '../notices/send-notice.tsx'
import css from './composer.module.css'

type NoticesProps = {
  thread: Thread
  profile: NonNullable<OpenChat['profile']>
  canWrite: boolean
  /** What is to be sent costs more than there is. */
  isPoor: boolean
  isFieldEmpty: boolean
}

/** What the sender must know before writing, and why the last message was not sent. */
export function Notices({ thread, profile, canWrite, isPoor, isFieldEmpty }: NoticesProps) {
  const name = useMarkedName()(profile)
  const code = useRefusalCode(profile.id)
  const hasWritten = thread.messages.some(({ is_own: isOwn }) => isOwn)
  useLayoutOnce(`${profile.id} ${canWrite}`, () => {
    if (canWrite && isPassing(code)) refusalNotices.forget(profile.id)
  })
  return (
    <>
      {/* Elsewhere the list beside it says so. */}
      <OfflineNotice className={css['without-list']} />
      {profile.fictional_icon && !hasWritten && <FictionalWarning />}
      {thread.chat.is_held && <SendNotice kind="held" name={name} />}
      {canWrite && isPoor && <SendNotice kind="insufficient_credits" {...{ name, isFieldEmpty }} />}
      {canWrite && code && !(isPoor && code === 'INSUFFICIENT_CREDITS') && (
        <RefusedNotice code={code} name={name} />
      )}
    </>
  )
}

const KINDS: Partial<Record<RefusalCode, SendNoticeKind>> = {
  INSUFFICIENT_CREDITS: 'insufficient_credits',
  CONVERSATION_LIMIT: 'conversation_limit',
  INVISIBLE: 'invisible',
  NOT_FOUND: 'unreachable',
}

function RefusedNotice({ code, name }: { code: RefusalCode; name: string }) {
  const refusalText = useRefusalText()
  const kind = KINDS[code]
  if (kind) return <SendNotice isAnswer {...{ kind, name }} />
  return (
    <Notice kind="danger" role="alert">
      {refusalText(new Refusal(code))}
    </Notice>
  )
}

/** Before the first paid message to a fictional profile it is said what it is, in the words of the site. */
function FictionalWarning() {
  const t = useText('chats.composer')
  const { singular, warning } = useFictionalWords()
  return (
    <Notice kind="fictional" lead={`${singular}.`}>
      {t('fictional', { warning })}
    </Notice>
  )
}
