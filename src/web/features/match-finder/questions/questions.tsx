import { MIN_AGE, PROFILE_WORDS } from '#contract/fields.ts'
import { localeOf } from '#contract/locales.ts'
import { MAX_AGE } from '#contract/search.ts'
import {
  AlsoCouples,
  partsOf,
  type Sought,
  soughtIn,
  useCouplesOffered,
} from '#web/features/settings/identities.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { ChoiceCard } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { fieldsOf } from '../data/answers.ts'
import type { Change, QuestionProps } from '../data/use-finder.ts'
import ageCss from './age-question.module.css'
import css from './questions.module.css'

const GENDERS = ['female', 'male', 'both'] as const

/** Women, men or both; and couples, where there are any. */
export function WhomQuestion({ finder: { answers, change } }: QuestionProps) {
  const t = useText('identities')
  const legend = useText('match-finder.questions.whom')('title')
  const words = useText('profile-words.seeks')
  const offersCouples = useCouplesOffered()
  const sought = soughtIn(answers.gender, answers.couples)
  const choose = (next: Sought) => {
    const { seeks, couples } = partsOf(next, answers.couples)
    change({ gender: seeks, couples: couples === 'no' ? undefined : couples })
  }
  return (
    <FieldGroup legend={legend} legendHidden>
      <div className={css['cards']}>
        {GENDERS.map((gender) => (
          <ChoiceCard
            key={gender}
            name="gender"
            value={gender}
            checked={sought === gender}
            onChange={() => choose(gender)}
          >
            {words(gender)}
          </ChoiceCard>
        ))}
        {offersCouples && (
          <ChoiceCard
            name="gender"
            value="couples"
            checked={sought === 'couples'}
            onChange={() => choose('couples')}
          >
            {t('couples')}
          </ChoiceCard>
        )}
      </div>
      <AlsoCouples couples={answers.couples} onChange={(couples) => change({ couples })} />
    </FieldGroup>
  )
}

/** From which age to which, on one line with two ends. The one gives way where the other passes it. */
export function AgeQuestion({ finder: { answers, change } }: QuestionProps) {
  const t = useText('match-finder.questions.age')
  const fields = fieldsOf('age', useSettings())
  const { min_age: min = MIN_AGE, max_age: max = MAX_AGE } = answers

  return (
    <div className={ageCss['range']}>
      <output className={ageCss['ages']}>{t('between', { min, max })}</output>
      <div className={ageCss['line']}>
        <svg
          viewBox={`${MIN_AGE} 0 ${MAX_AGE - MIN_AGE} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect x={min} width={Math.max(0, max - min)} height="1" />
        </svg>
        {fields.includes('min_age') && (
          <Age
            label={t('min')}
            value={min}
            onChange={(age) => change({ min_age: age, max_age: Math.max(age, max) })}
          />
        )}
        {fields.includes('max_age') && (
          <Age
            label={t('max')}
            value={max}
            onChange={(age) => change({ max_age: age, min_age: Math.min(age, min) })}
          />
        )}
      </div>
    </div>
  )
}

type AgeProps = { label: string; value: number; onChange: (age: number) => void }

function Age({ label, value, onChange }: AgeProps) {
  return (
    <input
      type="range"
      aria-label={label}
      min={MIN_AGE}
      max={MAX_AGE}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

/** What the two should share. */
export function InterestsQuestion({ finder: { answers, change } }: QuestionProps) {
  const words = useText('profile-words')
  const { interests } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  const options = interests
    .map((word) => ({ word, name: words(`interests.${word}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
  return (
    <WordChoice
      legend={words('fields.interests')}
      isNamed
      options={options}
      chosen={answers.interests ?? []}
      onChange={(chosen) => change({ interests: chosen })}
    />
  )
}

/** Figure, hair and eyes, as far as the site offers them. */
export function LooksQuestion({ finder }: QuestionProps) {
  const fields = fieldsOf('looks', useSettings())
  return (['body_type', 'hair_color', 'eye_color'] as const)
    .filter((field) => fields.includes(field))
    .map((field) => <ProfileWords key={field} field={field} finder={finder} />)
}

/** The relationship a match may be in. */
export function RelationshipQuestion({ finder }: QuestionProps) {
  return <ProfileWords field="relationship_status" finder={finder} isNamed />
}

type ProfileWordsProps = QuestionProps & {
  field: 'body_type' | 'hair_color' | 'eye_color' | 'relationship_status'
  isNamed?: boolean
}

/** The words that a profile can say about one thing, to choose from. */
function ProfileWords({ field, finder: { answers, change }, isNamed }: ProfileWordsProps) {
  const words = useText('profile-words')
  const options = PROFILE_WORDS[field].map((word) => ({
    word,
    name: words(`${field}.${word}` as 'body_type.slim'),
  }))
  return (
    <WordChoice
      legend={words(`fields.${field}`)}
      isNamed={isNamed ?? false}
      options={options}
      chosen={answers[field] ?? []}
      onChange={(chosen) => change({ [field]: chosen } as Change)}
    />
  )
}

type WordChoiceProps<Word extends string> = {
  legend: string
  /** Whether the question above it says the same. */
  isNamed?: boolean
  options: readonly { word: Word; name: string }[]
  chosen: readonly Word[]
  /** Undefined when nothing is chosen. */
  onChange: (chosen: Word[] | undefined) => void
}

/** Any of several words. */
function WordChoice<Word extends string>(props: WordChoiceProps<Word>) {
  const { legend, isNamed = false, options, chosen, onChange } = props
  const toggle = (word: Word) => {
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <FieldGroup legend={legend} legendHidden={isNamed}>
      <div className={css['chips']}>
        {options.map(({ word, name }) => (
          <ChipCheckbox key={word} checked={chosen.includes(word)} onChange={() => toggle(word)}>
            {name}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
