import { Layer, Rows } from './scenery.tsx'
import css from './scenes.module.css'

/** Through the rain, with the wind behind. */
export function Ride() {
  return (
    <>
      <Layer depth="far">
        <rect width="450" height="800" fill="url(#sky)" />
        <g className={css['stone-3']}>
          <path d="M-10 520V300l30-30h14v-22h28v22h14l30 30v220zM196 520V262q36-14 44-58h28q8 44 44 58v258z" />
        </g>
        <g className={css['stone-2']}>
          <path d="M96 520V318l52-74l52 74v202zM308 520V296l40-52h28l40 52h60v224z" />
        </g>
        <Rows x={8} y={322} columns={3} rows={3} dark={[1, 5, 6]} />
        <Rows x={118} y={336} columns={2} rows={3} dark={[0, 3]} />
        <Rows x={214} y={292} columns={3} rows={4} dark={[0, 4, 8, 9]} />
        <Rows x={328} y={322} columns={3} rows={3} dark={[2, 4, 6]} />
        <path d="M0 510h450v290H0z" fill="url(#ground)" />
        {[20, 84, 136, 232, 284, 342, 398].map((x, at) => (
          <rect
            key={x}
            x={x}
            y="524"
            width={14 + (at % 3) * 8}
            height={90 + (at % 2) * 60}
            fill="url(#fall)"
            className={css['faint']}
          />
        ))}
      </Layer>
      <Layer depth="near">
        <path d="M62 520V176q0-26 26-26h22" className={css['line']} />
        <circle cx="116" cy="158" r="110" fill="url(#halo)" />
        <circle cx="116" cy="158" r="10" className={css['cream']} />
        <path d="M340 396L520 360V470L340 412z" fill="url(#beam)" className={css['dim']} />
        <Rider />
        <circle cx="104" cy="430" r="46" fill="url(#bloom)" />
        <circle cx="104" cy="430" r="5" className={css['bloom']} />
        <ellipse cx="224" cy="534" rx="150" ry="9" className={css['night']} />
        <path
          d="M150 546h146M176 560h100M198 574h52"
          className={`${css['thin']} ${css['faint']}`}
        />
      </Layer>
      <div className={css['rain']} data-moves />
      <Layer depth="nearest">
        <circle cx="420" cy="250" r="46" className={`${css['lamp']} ${css['faint']}`} />
        <circle cx="372" cy="180" r="26" className={`${css['bloom']} ${css['faint']}`} />
        <circle cx="26" cy="330" r="34" className={`${css['lamp']} ${css['faint']}`} />
        <circle cx="300" cy="630" r="40" className={`${css['bloom']} ${css['faint']}`} />
      </Layer>
    </>
  )
}

/** A person on a bicycle, coat and scarf in the wind. The wheels are two circles, of course. */
function Rider() {
  return (
    <>
      <g className={css['line']}>
        <circle cx="148" cy="470" r="58" />
        <circle cx="306" cy="470" r="58" />
        <path d="M148 470l44-84h82l-46 84zM192 386l36 84M306 470l-36-110M262 362l26-12" />
        <path d="M178 380h32" strokeWidth="9" />
      </g>
      <path d="M104 430h22l8 18" className={css['line']} />
      <g className={css['limb']}>
        <path d="M202 364l50 22l-26 74l24 4" strokeWidth="23" />
        <path d="M240 276l18 66l30 8" strokeWidth="15" />
      </g>
      <path
        d="M224 250c22-6 38 8 38 28c0 34-16 62-30 88c-20 12-52 8-78 22c10-34 22-96 70-138z"
        className={css['stone']}
      />
      <path d="M232 262c14 10 12 44-8 92" className={css['thin']} />
      <path
        d="M252 240c-22 18-50 4-74 22c-14 10-30 4-42 14c10-26 34-30 50-34c22-6 36 2 54-14z"
        className={css['bloom']}
      />
      <path
        d="M262 184c20 0 30 14 28 34l5 12l-6 2c0 16-8 22-24 20l-18-6c-8-8-12-18-12-30c0-18 10-32 27-32z"
        className={css['night']}
      />
      <path d="M234 214c-2-24 12-38 32-38c16 0 26 10 27 24z" className={css['stone-3']} />
    </>
  )
}
