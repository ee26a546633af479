import type { QuestionProps } from '../question-props.ts'
import { ProfileWords } from './profile-words.tsx'

/** In which relationship somebody may be. */
export function RelationshipQuestion({ finder }: QuestionProps) {
  return <ProfileWords field="relationship_status" finder={finder} isNamed />
}
