import type { Gender, Seeks } from '#contract/fields.ts'
import { type Identity, isCouple, type SeeksCouples } from '#contract/identities.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { useSettings } from './settings.ts'

// Who members are beyond man and woman, and couples, where the site offers any. Needs the texts of the area `identities`.

/** Who a member can be here, and what they are already, also when the site has dropped it. */
export function useIdentities(own: Identity | null = null): readonly Identity[] {
  const { identities } = useSettings()
  return own && !identities.includes(own) ? [...identities, own] : identities
}

/** Whether members can look for couples here. */
export function useCouplesOffered(): boolean {
  return useSettings().identities.some(isCouple)
}

/** Whom a member seeks as one choice: a gender, both, or only couples. */
export type Sought = Seeks | 'couples'

export function soughtIn(
  seeks: Seeks | null | undefined,
  couples: SeeksCouples | undefined,
): Sought | null {
  return couples === 'only' ? 'couples' : (seeks ?? null)
}

/** What a choice means; who also looks for couples goes on to. */
export function partsOf(sought: Sought, before: SeeksCouples = 'no') {
  if (sought === 'couples') return { seeks: 'both', couples: 'only' } as const
  return { seeks: sought, couples: before === 'only' ? 'no' : before } as const
}

type AlsoCouplesProps = {
  couples: SeeksCouples | undefined
  onChange: (couples: 'no' | 'also') => void
}

/** Couples beside women or men, where there are any and they are not all that is looked for. */
export function AlsoCouples({ couples = 'no', onChange }: AlsoCouplesProps) {
  const t = useText('identities')
  if (!useCouplesOffered() || couples === 'only') return null

  return (
    <Checkbox
      checked={couples === 'also'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'also' : 'no')}
    >
      {t('also_couples')}
    </Checkbox>
  )
}

type Who = { readonly gender: Gender | null; readonly identity: Identity | null }
type Seeking = { readonly seeks: Seeks; readonly seeks_couples: SeeksCouples }

/** Who somebody is, and whom they seek, in words. Needs the texts of `profile-words`, too. */
export function useWhoWords() {
  const t = useText('identities')
  const words = useText('profile-words')
  return {
    who: ({ gender, identity }: Who) =>
      identity ? t(`words.${identity}`) : gender && words(`gender.${gender}`),
    sought: ({ seeks, seeks_couples: couples }: Seeking) =>
      couples === 'no'
        ? words(`seeks.${seeks}`)
        : t(`seeks.${couples === 'only' ? 'only' : seeks}`),
  }
}
