import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Silhouette, useLanding } from './member.tsx'

/** The face of whose page it is; without a photo a silhouette by lamplight. */
export function Portrait({ className }: { className: string | undefined }) {
  const t = useText('landing')
  const { member } = useLanding()
  const name = useMarkedName()(member)
  const { main_image: image } = member
  const photo = usePhotoAddress()
  if (!image) return <Silhouette className={className} />
  return (
    <img
      src={photo(image.filename)}
      alt={t('photo', { name })}
      width={560}
      height={700}
      className={className}
    />
  )
}
