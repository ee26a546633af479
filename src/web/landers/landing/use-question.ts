import { useText } from '#web/i18n/use-text.ts'
import { useLanding } from '../member/use-landing.ts'

/** What is asked, after the first thing that stands under their interests; and where that comes from. */
export function useQuestion(): { origin: string; question: string } {
  const t = useText('landing.question')
  const word = useText('profile-words.interests')
  const line = useText('icebreakers')
  const { member, interests } = useLanding()
  const [first] = interests
  if (!first) return { origin: t('open'), question: line('general.c') }
  return {
    origin: t('from', { name: member.name, interest: word(first) }),
    question: line(`interests.${first}.a`),
  }
}
