import { COUNTED_AT_MOST } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'

/** Leads to who is found, and says how many they are once it is known. */
export function ShowButton({ count, onClick }: { count: number | null; onClick: () => void }) {
  const t = useText('members.filters')
  const words = () => {
    if (count === null) return t('show_any')
    return t(count >= COUNTED_AT_MOST ? 'show_capped' : 'show', { count })
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {words()}
      </p>
      <Button onClick={onClick}>{words()}</Button>
    </>
  )
}
