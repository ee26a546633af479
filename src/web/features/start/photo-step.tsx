import { type ReactNode, useState } from 'react'
import type { OwnPhoto } from '#contract/photos.ts'
import { PhotoInput } from '#web/features/photos/photo-input.tsx'
import { PhotoModal } from '#web/features/photos/photo-modal.tsx'
import { UploadList } from '#web/features/photos/upload-list.tsx'
import { type Photos, usePhotos } from '#web/features/photos/use-photos.ts'
import { useUploads } from '#web/features/photos/use-uploads.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Next, Step } from './step.tsx'
import css from './start.module.css'
import type { StartState } from './use-start.ts'

type PhotoStepProps = { state: StartState; loaded: Photos }

/** A photo from the device or its camera, shown as others see it, with the way to choose its part. */
export function PhotoStep({ state, loaded }: PhotoStepProps) {
  const t = useText('start.photo')
  const photos = usePhotos(loaded)
  const [main] = photos.photos
  const room = Math.max(0, photos.limit - photos.photos.length)
  const uploads = useUploads({ room, onDone: photos.add, onAllDone: photos.askAnew })
  const [openId, setOpenId] = useState<string | null>(null)
  const move = (id: string) => {
    const others = photos.photos.filter((each) => each.id !== id)
    photos.order.mutate([id, ...others.map((each) => each.id)])
  }

  return (
    <Step
      state={state}
      title={t(main ? 'done_title' : 'title')}
      text={t(main ? 'done_text' : 'text')}
      onSubmit={() => state.goOn()}
      foot={main ? <Next state={state} /> : <Ways onFiles={uploads.add} />}
    >
      <Frame photo={main} isEmpty={uploads.uploads.length === 0} />
      <UploadList {...uploads} />
      {main && (
        <Button kind="quiet" icon="crop" className={css['crop']} onClick={() => setOpenId(main.id)}>
          {t('crop')}
        </Button>
      )}
      <PhotoModal state={photos} id={openId} onMove={move} onClose={() => setOpenId(null)} />
    </Step>
  )
}

/** The photo as others see it, or its place. */
function Frame({ photo, isEmpty }: { photo: OwnPhoto | undefined; isEmpty: boolean }) {
  const t = useText('start.photo')
  if (!photo && !isEmpty) return null
  return (
    <div className={classNames(css['frame'], !photo && css['vacant'])}>
      {photo ? (
        <img
          src={privatePhotoAddress(photo.card_filename)}
          alt={t('alt')}
          width={480}
          height={600}
        />
      ) : (
        <Icon name="user-fill" />
      )}
    </div>
  )
}

/** A camera that may not be used, or is not there, leaves the other way. */
function Ways({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText('start.photo')
  return (
    <>
      <FileButton kind="primary" icon="camera-plus" input={<PhotoInput onFiles={onFiles} />}>
        {t('choose')}
      </FileButton>
      <div className={css['camera']}>
        <FileButton
          kind="quiet"
          icon="camera"
          input={<PhotoInput capture="user" onFiles={onFiles} />}
        >
          {t('camera')}
        </FileButton>
        <p className="small mute">{t('camera_hint')}</p>
      </div>
    </>
  )
}

type FileButtonProps = {
  kind: 'primary' | 'quiet'
  icon: IconName
  input: ReactNode
  children: string
}

function FileButton({ kind, icon, input, children }: FileButtonProps) {
  const look = buttonClass({ kind, size: 'lg', block: true })
  return (
    <label className={classNames(look, css['file'])}>
      <Icon name={icon} />
      {children}
      {input}
    </label>
  )
}
