import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { Portrait } from '../member/portrait.tsx'
import { useLanding } from '../member/use-landing.ts'
import css from './full-portrait.module.css'

/** The portrait up to the edges, in its own light. Where there is more room than portrait, the rest of the room is out of focus. */
export function FullPortrait() {
  const { main_image: image } = useLanding().member
  const photo = usePhotoAddress()
  return (
    <div className={css['scene']}>
      {image && (
        <img
          src={photo(image.filename)}
          alt=""
          width={560}
          height={700}
          fetchPriority="low"
          className={css['room']}
        />
      )}
      <Portrait className={css['portrait']} />
      <div className={css['shade']} />
      <svg className={css['circles']} viewBox="0 0 1280 880" aria-hidden="true">
        <path d="M640 182A400 400 0 0 1 640 662A400 400 0 0 1 640 182z" className={css['lens']} />
        <circle cx="960" cy="422" r="400" />
        <circle cx="320" cy="422" r="400" />
      </svg>
    </div>
  )
}
