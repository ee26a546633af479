import { useOffice } from '#web/office/kit/context.tsx'
import { THEMES, useTheme } from '#web/office/kit/theme.ts'
import css from './account.module.css'

/** Light, dark, or as the system has it: kept in this browser, for whoever sits at it. */
export function ThemeChoice() {
  const words = useOffice().t.theme
  const [theme, choose] = useTheme()
  return (
    <section>
      <h2>{words.title}</h2>
      <div className={css['choices']} role="radiogroup" aria-label={words.title}>
        {THEMES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="theme"
              checked={theme === each}
              onChange={() => choose(each)}
            />
            {words.names[each]}
          </label>
        ))}
      </div>
      <p>{words.more}</p>
    </section>
  )
}
