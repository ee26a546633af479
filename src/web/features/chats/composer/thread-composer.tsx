import { SendNotice } from '../tools/send-notice.tsx'
import { MessageForm } from './message-form.tsx'
import type { ThreadComposerProps } from './thread-composer-props.ts'
import { useDraft } from './use-draft.ts'
import css from './composer.module.css'

/** Where one writes, or why one cannot. What was written before stays in sight. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { chat } = props.thread
  const { profile, can_write: state } = chat
  const canWrite = profile !== null && state === 'yes'
  const { text } = useDraft(profile?.id ?? '', null)
  return (
    <div className={css['composer']}>
      {!canWrite && (
        <SendNotice
          kind={state === 'invisible' ? 'invisible' : 'unreachable'}
          name={profile?.name ?? null}
        />
      )}
      {profile && (canWrite || text !== '') && (
        <MessageForm key={profile.id} {...props} {...{ profile, canWrite }} />
      )}
    </div>
  )
}
