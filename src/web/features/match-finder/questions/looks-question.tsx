import { useSettings } from '#web/features/settings/use-settings.ts'
import type { QuestionProps } from '../question-props.ts'
import { fieldsOf } from '../steps.ts'
import { ProfileWords } from './profile-words.tsx'

/** Figure, hair and eyes, as far as the site offers them. */
export function LooksQuestion({ finder }: QuestionProps) {
  const fields = fieldsOf('looks', useSettings())
  return (['body_type', 'hair_color', 'eye_color'] as const)
    .filter((field) => fields.includes(field))
    .map((field) => <ProfileWords key={field} field={field} finder={finder} />)
}
