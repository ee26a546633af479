import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { Crop, OwnPhoto } from '#contract/photos.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import css from './photos.module.css'

const LARGEST_ZOOM = 4
const TILE = 4 / 5
const FACE_HEIGHT = 0.28

type CropAreaProps = { photo: OwnPhoto; onCrop: (crop: Crop) => void }

/** The whole photo with the part to choose: moved by hand, wheel, pinch or arrow keys. */
export function CropArea({ photo, onCrop }: CropAreaProps) {
  const t = useText('photos.crop')
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [isLoaded, setIsLoaded] = useState(false)

  return (
    <>
      <div className={css['cropper']}>
        <Cropper
          image={privatePhotoAddress(photo.filename)}
          aspect={TILE}
          crop={place}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('area'), role: 'application' }}
          mediaProps={{ alt: '' }}
          initialCroppedAreaPercentages={percentOf(photo.crop ?? firstCrop(photo))}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onMediaLoaded={() => setIsLoaded(true)}
          onCropComplete={(area) => isPart(area) && onCrop(sharesOf(area))}
        />
      </div>
      <label className={css['zoom']}>
        <span className="small">{t('zoom')}</span>
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoom}
          // When the photo comes, it begins anew with the part that was chosen before.
          disabled={!isLoaded}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  )
}

/** What tiles show of a photo that was never cropped: as much as fits, with more room below a face than above. */
function firstCrop({ width, height }: OwnPhoto): Crop {
  const [shareX, shareY] = [
    Math.min(1, (height * TILE) / width),
    Math.min(1, width / TILE / height),
  ]
  return { x: (1 - shareX) / 2, y: (1 - shareY) * FACE_HEIGHT, width: shareX, height: shareY }
}

/** Of a photo that is not there yet there is no part: nothing is wide, and its share is not a number. */
function isPart({ width, height }: Area): boolean {
  return width > 0 && height > 0
}

function percentOf({ x, y, width, height }: Crop): Area {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

function sharesOf({ x, y, width, height }: Area): Crop {
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100))
  return { x: share(x), y: share(y), width: share(width), height: share(height) }
}
