import type { MemberCard } from '#contract/member-card.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { ProblemText } from './use-problem-text.ts'

type MessageFieldProps = {
  target: MemberCard
  text: string
  onChange: (text: string) => void
  problem: ProblemText
}

/** The first message to the profile somebody signs up for. */
export function MessageField({ target, text, onChange, problem }: MessageFieldProps) {
  const t = useText('signup.message')
  const { message_length: longest } = useSettings()
  return (
    <TextArea
      label={t('label', { name: target.name })}
      name="signup_message"
      rows={3}
      value={text}
      maxLength={longest}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={t('hint', { left: longest - text.length })}
      error={problem('signup_message')}
    />
  )
}
