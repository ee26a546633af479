import { FREE_CONVERSATIONS, FREE_HISTORY } from '#contract/chats.ts'
import { useText } from '#web/i18n/use-text.ts'

/** What each notice says: why, what it means, and what is left to do where there is no way out yet. */
export function useNoticeWords(name: string | null) {
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
