import { useId } from 'react'
import { useUser } from '#web/features/accounts/use-user.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import css from './finder-art.module.css'

const RADIUS = 84
const [FAR, NEAR] = [204, 96]

/** One's own circle, and another that comes closer: from 0, apart, to 1, where the lens between them is lit. */
export function FinderArt({ near }: { near: number }) {
  const id = useId()
  const photo = usePhotoAddress()
  const own = useUser()?.profile.main_image
  const apart = FAR - near * (FAR - NEAR)
  const [mine, other] = [200 - apart / 2, 200 + apart / 2]
  return (
    <svg className={css['art']} viewBox="0 0 400 192" aria-hidden="true">
      <clipPath id={id}>
        <circle cx={mine} cy="96" r={RADIUS} />
      </clipPath>
      <circle className={css['ground']} cx={mine} cy="96" r={RADIUS} />
      {own && (
        <image
          href={photo(own.filename)}
          x={mine - RADIUS}
          y={96 - RADIUS}
          width={2 * RADIUS}
          height={2.5 * RADIUS}
          clipPath={`url(#${id})`}
        />
      )}
      <g clipPath={`url(#${id})`}>
        <circle className={css['lens']} cx={other} cy="96" r={RADIUS} />
      </g>
      <circle className={css['own']} cx={mine} cy="96" r={RADIUS} />
      <circle className={css['other']} cx={other} cy="96" r={RADIUS} />
    </svg>
  )
}
