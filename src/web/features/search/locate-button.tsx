import type { Place } from '#contract/fields.ts'
import { useLocationPermission } from '#web/browser/use-location-permission.ts'
import { useMyPlace } from '#web/features/signup/use-my-place.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import css from './filter-fields.module.css'

/** Lets the device find the town one is in, where the browser can and may. */
export function LocateButton({ onFound }: { onFound: (place: Place) => void }) {
  const t = useText('members.filters')
  const permission = useLocationPermission()
  const { mutate, isPending, found } = useMyPlace(onFound)
  if (permission === 'unsupported') return null

  const isDenied = permission === 'denied'
  return (
    <div className={css['locate']}>
      <Button
        kind="quiet"
        size="sm"
        icon="map-pin"
        busy={isPending}
        disabled={isDenied}
        onClick={() => mutate()}
      >
        {t('locate')}
      </Button>
      <p role="status" className="small soft">
        {isDenied && t('locate_denied')}
        {!isDenied && !isPending && found === false && t('not_located')}
        {!isDenied && !isPending && found && t('located', { city: found.city })}
      </p>
    </div>
  )
}
