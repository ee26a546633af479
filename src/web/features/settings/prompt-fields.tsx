import { LONGEST_ANSWER, type PromptAnswer, PROMPTS } from '#contract/fields.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import css from './prompt-fields.module.css'

/** The prompts to which something is said. */
export function answered(prompts: readonly PromptAnswer[]): PromptAnswer[] {
  return prompts
    .map(({ prompt, answer }) => ({ prompt, answer: answer.trim() }))
    .filter(({ answer }) => answer !== '')
}

type PromptFieldsProps = {
  prompts: readonly PromptAnswer[]
  most: number
  /** Those that are still empty are among them: `answered` leaves them out. */
  onChange: (prompts: PromptAnswer[]) => void
  error?: string | undefined
}

/** Prompts to choose and to answer; below the last answer there is always room for another. Needs `profile-words`. */
export function PromptFields({ prompts, most, onChange, error }: PromptFieldsProps) {
  const t = useText('profile-words')
  const shown = withRoom(prompts, most)
  const change = (at: number, part: Partial<PromptAnswer>) =>
    onChange(shown.map((each, index) => (index === at ? { ...each, ...part } : each)))

  return (
    <FieldGroup legend={t('choose_prompt')} legendHidden error={error}>
      <div className={css['list']}>
        {shown.map((each, at) => (
          <OnePrompt
            key={at}
            prompt={each}
            taken={shown.map(({ prompt }) => prompt).filter((prompt) => prompt !== each.prompt)}
            onChange={(part) => change(at, part)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type OnePromptProps = {
  prompt: PromptAnswer
  taken: readonly PromptAnswer['prompt'][]
  onChange: (part: Partial<PromptAnswer>) => void
}

function OnePrompt({ prompt: { prompt, answer }, taken, onChange }: OnePromptProps) {
  const t = useText('profile-words')
  return (
    <div className={css['prompt']}>
      <Select
        label={t('choose_prompt')}
        labelHidden
        value={prompt}
        onChange={({ currentTarget: { value } }) =>
          onChange({ prompt: value as PromptAnswer['prompt'] })
        }
      >
        {PROMPTS.filter((each) => !taken.includes(each)).map((each) => (
          <option key={each} value={each}>
            {t(`prompts.${each}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t(`prompts.${prompt}`)}
        labelHidden
        rows={2}
        maxLength={LONGEST_ANSWER}
        value={answer}
        hint={answer && t('answer_count', { count: answer.length, most: LONGEST_ANSWER })}
        onChange={({ currentTarget: { value } }) => onChange({ answer: value })}
      />
    </div>
  )
}

function withRoom(prompts: readonly PromptAnswer[], most: number): readonly PromptAnswer[] {
  const last = prompts.at(-1)
  const isFull = prompts.length >= most || (last !== undefined && last.answer.trim() === '')
  const next = PROMPTS.find((each) => !prompts.some(({ prompt }) => prompt === each))
  return isFull || !next ? prompts : [...prompts, { prompt: next, answer: '' }]
}
