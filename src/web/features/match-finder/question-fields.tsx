import type { ComponentType } from 'react'
import { AgeQuestion } from './questions/age-question.tsx'
import { InterestsQuestion } from './questions/interests-question.tsx'
import { LooksQuestion } from './questions/looks-question.tsx'
import { PlaceQuestion } from './questions/place-question.tsx'
import { RelationshipQuestion } from './questions/relationship-question.tsx'
import { WhomQuestion } from './questions/whom-question.tsx'
import type { Question } from './steps.ts'
import type { QuestionProps } from './question-props.ts'

const FIELDS: Record<Question, ComponentType<QuestionProps>> = {
  whom: WhomQuestion,
  age: AgeQuestion,
  place: PlaceQuestion,
  interests: InterestsQuestion,
  looks: LooksQuestion,
  relationship: RelationshipQuestion,
}

/** What a question is answered with. */
export function QuestionFields({ finder, question }: QuestionProps & { question: Question }) {
  const Fields = FIELDS[question]
  return <Fields finder={finder} />
}
