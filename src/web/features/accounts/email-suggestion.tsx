import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '#web/browser/forms.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { Icon } from '#web/ui/icon.tsx'
import { suggestionQuery } from './did-you-mean.ts'
import css from './email-suggestion.module.css'

const PAUSE_MS = 400

type EmailSuggestionProps = { email: string; onPick: (email: string) => void }

/** Under the field of a new address: what it was perhaps meant to be, to be taken by a press. */
export function EmailSuggestion({ email, onPick }: EmailSuggestionProps) {
  const settled = useDebounced(email.trim(), PAUSE_MS)
  const { data: meant } = useQuery({
    ...suggestionQuery(settled),
    enabled: settled.includes('@'),
  })
  const isShown = meant && settled === email.trim()
  return <div role="status">{isShown && <Suggestion meant={meant} onPick={onPick} />}</div>
}

function Suggestion({ meant, onPick }: { meant: string; onPick: (email: string) => void }) {
  return useAreas(['credentials']) ? <SuggestionButton meant={meant} onPick={onPick} /> : null
}

function SuggestionButton({ meant, onPick }: { meant: string; onPick: (email: string) => void }) {
  const t = useText('credentials')
  return (
    <button type="button" className={css['suggestion']} onClick={() => onPick(meant)}>
      <Icon name="question" />
      <span>{t.rich('meant', { email: meant, b: (text) => <b>{text}</b> })}</span>
      <Icon name="arrow-right" size="sm" />
    </button>
  )
}
