import type { SiteSettings } from '#contract/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import css from './looks-for.module.css'
import { useSettings } from './settings.ts'
import { useShownFields } from './use-shown-fields.ts'

type LooksFor = SiteSettings['looks_for'][number]

/** Whether the site asks what members look for: one that has emptied its list neither asks nor shows it. */
export function useLooksForOffered(): boolean {
  const { looks_for: offered } = useSettings()
  return useShownFields()('looks_for') && offered.length > 0
}

type LooksForChipsProps = {
  chosen: readonly LooksFor[]
  onChange: (chosen: LooksFor[]) => void
  error?: string | undefined
  /** Whether the heading above it says the same. */
  isNamed?: boolean
}

/** What a member may look for, in the words of the site. Needs the texts of the area `profile-words`. */
export function LooksForChips({ chosen, onChange, error, isNamed = false }: LooksForChipsProps) {
  const words = useText('profile-words')
  const { looks_for: offered } = useSettings()
  const toggle = (word: LooksFor) =>
    onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word])
  return (
    <FieldGroup legend={words('fields.looks_for')} legendHidden={isNamed} error={error}>
      <div className={css['chips']}>
        {offered.map((word) => (
          <ChipCheckbox
            key={word}
            name="looks_for"
            value={word}
            checked={chosen.includes(word)}
            onChange={() => toggle(word)}
          >
            {words(`looks_for.${word}`)}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
