import { useText } from '#web/i18n/use-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import css from './tools.module.css'

/** The room of what opens above the input, until it is there. */
export function ToolSkeleton() {
  const shell = useText('shell')
  return (
    <div className={css['waiting']} role="status" aria-label={shell('loading')}>
      <Spinner />
    </div>
  )
}
