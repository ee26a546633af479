import { PROFILE_WORDS, RELATIONSHIP_STYLES } from '#contract/fields.ts'
import { localeOf } from '#contract/locales.ts'
import { LooksForChips, useLooksForOffered } from '#web/features/settings/looks-for.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import type { FilterChoice } from './filter-fields.tsx'
import css from './filter-fields.module.css'

const FIELDS = ['body_type', 'hair_color', 'eye_color', 'relationship_status'] as const

/** What profiles say in chosen words: any of several will do. Needs the texts of the area `profile-words`. */
export function WordFilters({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const offered = FIELDS.filter(choice.offers)
  return (
    <>
      <WantsFilter choice={choice} />
      <InterestFilter choice={choice} />
      {offered.length > 0 && (
        <section>
          <h3 className="title-sm">{t('looks')}</h3>
          {offered.map((field) => (
            <WordFilter key={field} field={field} choice={choice} />
          ))}
        </section>
      )}
    </>
  )
}

function WordFilter({ field, choice }: { field: (typeof FIELDS)[number]; choice: FilterChoice }) {
  const words = useText('profile-words')
  const options = PROFILE_WORDS[field].map((word) => ({
    word,
    name: words(`${field}.${word}` as 'body_type.slim'),
  }))
  return (
    <FieldGroup legend={words(`fields.${field}`)}>
      <Chips
        options={options}
        chosen={choice.filters[field] ?? []}
        onChange={(next) => choice.change({ [field]: next })}
      />
    </FieldGroup>
  )
}

function InterestFilter({ choice }: { choice: FilterChoice }) {
  const words = useText('profile-words')
  const { interests } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  if (!choice.offers('interests') || interests.length === 0) return null

  const options = interests
    .map((word) => ({ word, name: words(`interests.${word}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
  return (
    <section>
      <h3 className="title-sm">{words('fields.interests')}</h3>
      <Chips
        options={options}
        chosen={choice.filters.interests ?? []}
        onChange={(next) => choice.change({ interests: next })}
      />
    </section>
  )
}

/** What somebody looks for, and how they live with others. */
function WantsFilter({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const words = useText('profile-words')
  const offersLooksFor = useLooksForOffered() && choice.offers('looks_for')
  const offersStyle = useShownFields()('relationship_style') && choice.offers('relationship_style')
  if (!offersLooksFor && !offersStyle) return null

  const styles = RELATIONSHIP_STYLES.map((word) => ({
    word,
    name: words(`relationship_style.${word}`),
  }))
  return (
    <section>
      <h3 className="title-sm">{t('wants')}</h3>
      {offersLooksFor && (
        <LooksForChips
          isNamed
          chosen={choice.filters.looks_for ?? []}
          onChange={(next) => choice.change({ looks_for: next.length > 0 ? next : undefined })}
        />
      )}
      {offersStyle && (
        <FieldGroup legend={words('fields.relationship_style')}>
          <Chips
            options={styles}
            chosen={choice.filters.relationship_style ?? []}
            onChange={(next) => choice.change({ relationship_style: next })}
          />
        </FieldGroup>
      )}
    </section>
  )
}

type ChipsProps<Word extends string> = {
  options: readonly { word: Word; name: string }[]
  chosen: readonly Word[]
  onChange: (chosen: Word[] | undefined) => void
}

function Chips<Word extends string>({ options, chosen, onChange }: ChipsProps<Word>) {
  const toggle = (word: Word) => {
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <div className={css['chips']}>
      {options.map(({ word, name }) => (
        <ChipCheckbox key={word} checked={chosen.includes(word)} onChange={() => toggle(word)}>
          {name}
        </ChipCheckbox>
      ))}
    </div>
  )
}
