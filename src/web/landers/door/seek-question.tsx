import { useText } from '#web/i18n/use-text.ts'
import { nicheWish } from './niche-wish.ts'
import { Pills } from './pills.tsx'
import { useLander } from './use-lander.ts'

/** Whom somebody seeks; what the niche says already is chosen. */
export function SeekQuestion({ legend }: { legend: string }) {
  const t = useText('lander')
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      {gender && <input type="hidden" name="gender" value={gender} />}
      <Pills
        name="seeks"
        legend={legend}
        chosen={seeks}
        options={[
          { value: 'female', label: t('woman'), icon: 'gender-female' },
          { value: 'male', label: t('man'), icon: 'gender-male' },
        ]}
      />
    </>
  )
}
