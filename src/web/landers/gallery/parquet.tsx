import css from './room.module.css'

const PLANK = 20
const COURSES = [-2, -1, 0, 1, 2, 3] as const

/** A floor of pointed planks, seen from above; the style sheet lays it down. */
export function Parquet() {
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
