import type { ReactNode } from 'react'
import css from './room.module.css'

/** The room as a camera sees it, which moves towards the picture the visitor chose. */
export function Room({ children }: { children: ReactNode }) {
  return (
    <div className={css['view']}>
      <div className={css['camera']}>
        <div className={css['panels']} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div className={css['skirting']} aria-hidden="true" />
        <div className={css['floor']} aria-hidden="true">
          <Parquet />
        </div>
        {children}
        <Bench />
      </div>
    </div>
  )
}

function Bench() {
  return (
    <svg className={css['bench']} viewBox="0 0 400 120" aria-hidden="true">
      <ellipse className={css['shade']} cx="200" cy="106" rx="196" ry="12" />
      <path
        className={css['legs']}
        d="M44 50h16l-5 58h-9zM340 50h16l-2 58h-9zM92 50h10v42h-8zM298 50h10l-2 42h-8z"
      />
      <rect className={css['rail']} x="22" y="46" width="356" height="12" rx="3" />
      <path
        className={css['seat']}
        d="M22 22Q24 10 40 10H360Q376 10 378 22L384 44Q384 50 376 50H24Q16 50 16 44z"
      />
      <path className={css['shine']} d="M36 15H364" />
      <path className={css['seams']} d="M104 11L98 50M168 11L166 50M232 11L234 50M296 11L302 50" />
    </svg>
  )
}

const PLANK = 20
const COURSES = [-2, -1, 0, 1, 2, 3] as const

/** A floor of pointed planks, seen from above; the style sheet lays it down. */
function Parquet() {
  return (
    <svg className={css['parquet']} aria-hidden="true">
      <defs>
        <pattern id="parquet" width="80" height="80" patternUnits="userSpaceOnUse">
          {COURSES.map((course) => (
            <g key={course} className={css['course']} data-tone={(course + 4) % 4}>
              <path d={`M0 ${course * PLANK}l40 20v20l-40-20z`} />
              <path d={`M40 ${(course + 1) * PLANK}l40-20v20l-40 20z`} />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#parquet)" />
    </svg>
  )
}
