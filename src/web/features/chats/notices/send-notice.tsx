import { FREE_CONVERSATIONS, FREE_HISTORY } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { useResendActivation } from '#web/features/signup/resend-activation.tsx'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCreditsPath } from '../data/use-credits-path.ts'

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
  /** The partner's name; null once they have left. */
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
  if (kind === 'invisible') return `${pathTo('notifications')}#seen`
  return kind === 'unreachable' ? pathTo('members') : credits
}

/** What each notice says: why, what it means, and what is left to do where there is no way out yet. */
function useNoticeWords(name: string | null) {
  const t = useText('chat-tools.notice')
  return {
    insufficient_credits: {
      lead: t('insufficient_credits.lead'),
      text: t('insufficient_credits.text'),
      otherwise: t('insufficient_credits.otherwise'),
    },
    conversation_limit: {
      lead: t('conversation_limit.lead', { count: FREE_CONVERSATIONS }),
      text: t('conversation_limit.text'),
      otherwise: t('conversation_limit.otherwise'),
    },
    history_limit: {
      lead: t('history_limit.lead'),
      text: t('history_limit.text', { count: FREE_HISTORY }),
      otherwise: t('history_limit.otherwise'),
    },
    premium_only: {
      lead: t('premium_only.lead'),
      text: t('premium_only.text'),
      otherwise: t('premium_only.otherwise'),
    },
    invisible: { lead: t('invisible.lead'), text: t('invisible.text'), otherwise: null },
    unreachable: {
      lead: name === null ? t('unreachable.lead_left') : t('unreachable.lead', { name }),
      text: t('unreachable.text'),
      otherwise: null,
    },
  }
}

/** Says that messages are held until the member confirms the address, and sends the link again. */
function HeldNotice() {
  const t = useText('chat-tools.notice.held')
  const refusalText = useRefusalText()
  const resend = useResendActivation()
  if (resend.isSuccess) {
    return (
      <Notice kind="done" role="status">
        {t('sent', { email: resend.data.email })}
      </Notice>
    )
  }

  return (
    <Notice
      icon="envelope-simple"
      role={resend.isError ? 'alert' : undefined}
      lead={t('lead')}
      link={
        <button type="button" className="link" onClick={() => resend.mutate(null)}>
          {t('link')}
        </button>
      }
    >
      {resend.isError ? refusalText(resend.error) : t('text')}
    </Notice>
  )
}
