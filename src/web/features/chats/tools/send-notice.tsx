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
  /** It says what came of a press. */
  isAnswer?: boolean
  /** Nothing is written, so there is nothing to be said about what becomes of it. */
  isFieldEmpty?: boolean
}

/** What can only answer a press is said aloud; the others may stand there from the start. */
const ANSWERS: readonly PlainKind[] = ['insufficient_credits', 'conversation_limit', 'premium_only']

/** Why something cannot be sent or seen, and what to do about it. It links only to what there is. */
export function SendNotice({ kind, ...props }: SendNoticeProps) {
  return kind === 'held' ? <HeldNotice /> : <PlainNotice kind={kind} {...props} />
}

type PlainNoticeProps = Omit<SendNoticeProps, 'kind'> & { kind: PlainKind }

function PlainNotice(props: PlainNoticeProps) {
  const { kind, name, isFieldEmpty = false, isAnswer = ANSWERS.includes(props.kind) } = props
  const t = useText('chat-tools.notice')
  const { lead, text, otherwise } = useNoticeWords(name)[kind]
  const place = usePlace(kind)
  const isAboutField = kind === 'insufficient_credits'
  const said = [isAboutField && isFieldEmpty ? null : text, place ? null : otherwise]

  return (
    <Notice
      kind={kind === 'insufficient_credits' ? 'danger' : 'neutral'}
      icon={ICONS[kind]}
      role={isAnswer ? 'alert' : undefined}
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
