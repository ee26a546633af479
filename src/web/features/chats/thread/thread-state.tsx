import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useForEach } from '#web/browser/use-for-each.ts'
import { forgetLastChat } from '#web/features/members/last-chat.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { UnsentText } from '../composer/use-draft.tsx'
import type { ChatAddress } from '../data/thread.ts'
import { LoadFailure } from '../list/list-state.tsx'
import { BackLink } from './thread-header.tsx'
import css from './thread.module.css'

const BUBBLES = ['in', 'out', 'in', 'out', 'out', 'in'] as const

/** The shape of a conversation that is on its way. */
export function WaitingThread() {
  const t = useText('chats.thread')
  return (
    <Frame>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={css['waiting']}>
        {BUBBLES.map((side, index) => (
          <Skeleton
            key={index}
            shape="bubble"
            className={classNames(side === 'out' && css['waiting-out'])}
          />
        ))}
      </div>
    </Frame>
  )
}

export function FailedThread({ onRetry }: { onRetry: () => void }) {
  return (
    <Frame>
      <LoadFailure what="thread" level={1} className={css['state']} onRetry={onRetry} />
    </Frame>
  )
}

type GoneThreadProps = { address: ChatAddress; profileId: string | undefined }

/**
 * The conversation was there, and is not any more: removed, or its partner cannot be seen. The draft is still there.
 */
export function GoneThread({ address, profileId }: GoneThreadProps) {
  const t = useText('chats.gone')
  useForEach(profileId ?? address.conversation_id ?? null, forgetLastChat)
  return (
    <Frame>
      <div className={css['state']}>
        <EmptyState
          level={1}
          title={t('title')}
          action={
            <ButtonLink kind="quiet" href={pathTo('chats')}>
              {t('back')}
            </ButtonLink>
          }
        >
          {t('text')}
        </EmptyState>
        {profileId !== undefined && <UnsentText profileId={profileId} />}
      </div>
    </Frame>
  )
}

/** Beside the list, before anything is chosen. */
export function NoThread({ children }: { children?: ReactNode }) {
  const t = useText('chats.choose')
  return (
    <div className={css['pane']}>
      <EmptyState title={t('title')} action={children}>
        {t('text')}
      </EmptyState>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className={css['thread']} id="conversation" tabIndex={-1}>
      <header className={css['head']}>
        <BackLink />
      </header>
      {children}
    </section>
  )
}
