import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HeldNotice } from './held-notice.tsx'
import { useCreditsPath } from './use-credits-path.ts'
import { useNoticeWords } from './use-notice-words.ts'

const ICONS = {
  insufficient_credits: 'coins',
  conversation_limit: 'chats-circle',
  history_limit: 'clock',
  premium_only: 'crown-simple',
  invisible: 'eye-slash',
  unreachable: 'prohibit',
} as const satisfies Record<string, IconName>

type PlainKind = keyof typeof ICONS
export type SendNoticeKind = PlainKind | 'held'

type SendNoticeProps = {
  kind: SendNoticeKind
  /** Whom the conversation is with; null once they have left. */
  name: string | null
  /** Nothing is written, so there is nothing to be said about what becomes of it. */
  isFieldEmpty?: boolean
}

/** What answers a press is said aloud; the others stand there from the start. */
const ANSWERS: readonly PlainKind[] = ['insufficient_credits', 'conversation_limit', 'premium_only']

/** Why something cannot be sent or seen, and what to do about it. It links only to what there is. */
export function SendNotice({ kind, ...props }: SendNoticeProps) {
  return kind === 'held' ? <HeldNotice /> : <PlainNotice kind={kind} {...props} />
}

type PlainNoticeProps = Omit<SendNoticeProps, 'kind'> & { kind: PlainKind }

function PlainNotice({ kind, name, isFieldEmpty = false }: PlainNoticeProps) {
  const t = useText('chat-tools.notice')
  const { lead, text, otherwise } = useNoticeWords(name)[kind]
  const place = usePlace(kind)
  const isAboutField = kind === 'insufficient_credits'
  const said = [isAboutField && isFieldEmpty ? null : text, place ? null : otherwise]

  return (
    <Notice
      kind={kind === 'insufficient_credits' ? 'danger' : 'neutral'}
      icon={ICONS[kind]}
      role={ANSWERS.includes(kind) ? 'alert' : undefined}
      lead={lead}
      link={
        place && (
          <KitLink className="link" href={place}>
            {t(`${kind}.link`)}
          </KitLink>
        )
      }
    >
      {said.filter(Boolean).join(' ')}
    </Notice>
  )
}

/** Where the way out is, if that screen is there. */
function usePlace(kind: PlainKind): string | null {
  const credits = useCreditsPath()
  if (kind === 'invisible') return `${pathTo('notifications')}#privacy`
  return kind === 'unreachable' ? pathTo('members') : credits
}
