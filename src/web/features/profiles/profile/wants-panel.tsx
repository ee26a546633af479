import { BOUNDARIES, RELATIONSHIP_STYLES } from '#contract/fields.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { LooksForChips, useLooksForOffered } from '#web/features/settings/looks-for.tsx'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Panel } from '../panel.tsx'
import { useFieldError } from './profile-draft.ts'
import css from './profile.module.css'
import type { ProfileFormState } from './use-profile-form.ts'

type PanelProps = { form: ProfileFormState }

/** What the member is after, how they live with others, and where they draw the line. */
export function WantsPanel({ form }: PanelProps) {
  const t = useText('profile')
  const shows = useShownFields()
  const asksLooksFor = useLooksForOffered()
  const errorAt = useFieldError(form.wrong)
  if (!asksLooksFor && !shows('relationship_style', 'boundaries')) return null

  return (
    <Panel id="wants" title={t('wants')} lead={t('wants_lead')}>
      {asksLooksFor && (
        <LooksForChips
          isNamed
          chosen={form.draft.looks_for}
          onChange={(looks_for) => form.change({ looks_for })}
          error={errorAt('looks_for')}
        />
      )}
      {shows('relationship_style') && <StyleChips form={form} />}
      {shows('boundaries') && <BoundaryChips form={form} />}
    </Panel>
  )
}

function StyleChips({ form: { draft, change } }: PanelProps) {
  const words = useText('profile-words')
  return (
    <FieldGroup legend={words('fields.relationship_style')}>
      <div className={css['chips']}>
        {[...RELATIONSHIP_STYLES, null].map((word) => (
          <ChipCheckbox
            key={word}
            type="radio"
            name="relationship_style"
            checked={word === draft.relationship_style}
            onChange={() => change({ relationship_style: word })}
          >
            {word ? words(`relationship_style.${word}`) : words('not_said')}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}

type Boundary = OwnProfile['boundaries'][number]

function BoundaryChips({ form: { draft, change } }: PanelProps) {
  const words = useText('profile-words')
  const { boundaries: chosen } = draft
  const toggle = (word: Boundary) =>
    change({
      boundaries: chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word],
    })
  return (
    <FieldGroup legend={words('fields.boundaries')}>
      <div className={css['chips']}>
        {BOUNDARIES.map((word) => (
          <ChipCheckbox
            key={word}
            name="boundaries"
            value={word}
            checked={chosen.includes(word)}
            onChange={() => toggle(word)}
          >
            {words(`boundaries.${word}`)}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
