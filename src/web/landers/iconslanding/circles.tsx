import { useEffect } from 'react'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { listenForHands } from '../door/by-hand.ts'
import { useFaces } from '../door/use-lander.ts'
import css from './circles.module.css'
import { ICONS } from './icons.ts'
import lensCss from './lens.module.css'
import tokenCss from './token.module.css'

/** Two circles with twelve drawings; what is chosen is said in words below them. */
export function Circles() {
  const t = useText('iconslanding')
  const words = useText('profile-words.interests')
  const { interests } = useSettings()
  useEffect(listenForHands, [])
  const icons = ICONS.filter(({ name }) => interests.includes(name))
  return (
    <fieldset className={css['stage']}>
      <legend className="visually-hidden">{t('legend')}</legend>
      <div className={css['field']}>
        <Lens />
        {icons.map((drawing) => (
          <Token key={drawing.name} drawing={drawing} />
        ))}
        <p className={css['chosen']} aria-hidden="true">
          <span className={css['none']}>{t('none')}</span>
          <span className={css['some']}>{t('some')}</span>
          {icons.map(({ name }) => (
            <b key={name}>{words(name)}</b>
          ))}
        </p>
      </div>
    </fieldset>
  )
}

/**
 * A drawing that goes into the lens when it is chosen, by a tap, a key, or by being pulled there. Its box lies over it, and
 * beside it in the document, so that styles can count what is chosen.
 */
function Token({ drawing }: { drawing: (typeof ICONS)[number] }) {
  const t = useText('profile-words.interests')
  const { name, fill, lines } = drawing
  const id = `icon-${name}`
  return (
    <>
      <input
        type="checkbox"
        name="interests"
        value={name}
        id={id}
        className={classNames(tokenCss['spot'], tokenCss['pick'])}
        data-pull-to="[data-lens]"
      />
      <label htmlFor={id} className={classNames(tokenCss['spot'], tokenCss['token'])}>
        <span className={tokenCss['disc']}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <path d={fill} className={tokenCss['fill']} />
            <path d={lines} className={tokenCss['lines']} />
          </svg>
        </span>
        <span className={tokenCss['word']}>{t(name)}</span>
      </label>
    </>
  )
}

const LENS = 'M0-85.6A100 100 0 0 1 0 85.6 100 100 0 0 1 0-85.6z'

/** Both circles as a hand draws them: uneven, and a little past where they began. */
const YOU =
  'M-120.9 70.1C-130.5 60.5 -138.1 49.1 -143.1 36.5C-148.1 23.9 -151.1 10.5 -150.7 -3.1C-150.2 -16.7 -146.8 -30 -140.9 -42.3C-135.1 -54.6 -126.8 -65.5 -116.6 -74.5C-106.3 -83.4 -94.6 -90.7 -81.6 -94.8C-68.5 -98.9 -54.8 -101.3 -41 -99.8C-27.3 -98.4 -14 -94 -2 -87.2C10 -80.4 20.5 -71.2 28.8 -60.1C37 -49 42.2 -36.1 45.4 -22.7C48.5 -9.4 49.5 4.5 47 18.1C44.5 31.7 39 44.5 31.3 55.9C23.6 67.3 13.6 77 2 84.4C-9.6 91.8 -22.6 96.7 -36.2 98.9C-49.8 101 -63.8 100.6 -77.1 97.1C-90.5 93.6 -103.7 88.5 -114.6 79.8C-125.6 71.2 -134.7 60.3 -141.3 48'
const HERE =
  'M124 67.4C114.8 77.3 103.8 85.4 91.4 90.8C79 96.3 65.6 99.8 52 99.9C38.3 99.9 25 96.5 12.5 91.2C0 85.8 -11.3 78.1 -20.7 68.2C-30 58.3 -37.5 46.7 -42.1 33.9C-46.7 21.1 -48.2 7.4 -47.3 -6.2C-46.5 -19.7 -43.5 -33.2 -37.3 -45.3C-31.1 -57.5 -22.7 -68.5 -12.1 -77.2C-1.6 -86 10.5 -92.8 23.7 -96.6C36.9 -100.5 50.8 -100.5 64.3 -98.8C77.8 -97.1 91.1 -93.1 102.8 -86.1C114.6 -79.1 124.7 -69.6 132.7 -58.5C140.7 -47.4 147.5 -35.3 150.5 -21.8C153.5 -8.3 153.6 5.7 151 19.3C148.3 32.9 142.1 45.4 134.4 56.7C126.6 68 117.7 78.9 105.9 86.3'

/** The mark of the product, drawn by hand. With every choice its lens lights up a little more. */
function Lens() {
  const t = useText('iconslanding')
  const faces = useFaces(3)
  return (
    <svg viewBox="-165 -122 330 230" className={lensCss['mark']} aria-hidden="true">
      <defs>
        <clipPath id="lens">
          <path d={LENS} />
        </clipPath>
        <path id="arc-you" d="M-148.5-41.5A105 105 0 0 1 15-80" />
        <path id="arc-here" d="M-15-80A105 105 0 0 1 148.5-41.5" />
        <radialGradient id="lens-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="86">
          <stop className={lensCss['core']} />
          <stop offset="1" className={lensCss['edge']} />
        </radialGradient>
        <radialGradient id="lens-shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="92">
          <stop offset=".45" stopColor="#3a0612" stopOpacity="0" />
          <stop offset="1" stopColor="#3a0612" stopOpacity=".7" />
        </radialGradient>
      </defs>
      <circle cx="-51.7" r="99" className={lensCss['you']} />
      <circle cx="51.7" r="99" className={lensCss['here']} />
      <g clipPath="url(#lens)" className={lensCss['lens']}>
        <path d={LENS} fill="url(#lens-light)" className={lensCss['glass']} data-lens="" />
        {faces.map(({ src }) => (
          <image
            key={src}
            href={src}
            x="-69"
            y="-86"
            width="138"
            height="172"
            preserveAspectRatio="xMidYMid slice"
            className={lensCss['face']}
          />
        ))}
        <path d={LENS} fill="url(#lens-shade)" />
      </g>
      <path d={LENS} className={lensCss['rim']} />
      <g className={lensCss['ring']}>
        <path d={YOU} />
        <path d={HERE} />
      </g>
      <g className={lensCss['name']}>
        <text>
          <textPath href="#arc-you" startOffset="38%" textAnchor="middle">
            {t('you')}
          </textPath>
        </text>
        <text>
          <textPath href="#arc-here" startOffset="62%" textAnchor="middle">
            {t('here')}
          </textPath>
        </text>
      </g>
    </svg>
  )
}
