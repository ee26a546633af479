import { type RefObject, useRef } from 'react'
import { useWhenNearIn } from '#web/browser/use-when-near-in.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SendNotice } from '../tools/send-notice.tsx'
import type { Opening } from './use-opening.ts'
import type { OpenThread } from './use-thread.ts'
import css from './thread.module.css'

type OlderMessagesProps = {
  scroller: RefObject<Element | null>
  older: OpenThread['older']
  opening: Opening
  name: string | null
}

/** The upper end of what is drawn: more comes as one nears it, until the first message or what only premium members see. */
export function OlderMessages({ scroller, older, opening, name }: OlderMessagesProps) {
  const t = useText('chats.thread')
  const edge = useRef<HTMLDivElement>(null)
  const first = opening.shown[0]?.seq ?? 0
  const canLoad = older.kind === 'more' && !older.isFailed

  useWhenNearIn(scroller, edge, `${first} ${opening.hasHidden}`, () => {
    if (opening.hasHidden) opening.showMore()
    else if (canLoad) void older.load()
  })

  if (older.kind === 'premium' && !opening.hasHidden)
    return (
      <div className={css['limit']} data-limit>
        <SendNotice kind="history_limit" name={name} />
      </div>
    )
  return (
    <div ref={edge} className={css['older']}>
      {older.isFailed ? (
        <Button kind="quiet" size="sm" onClick={() => void older.load()}>
          {t('older_failed')}
        </Button>
      ) : (
        (canLoad || opening.hasHidden) && <Spinner />
      )}
    </div>
  )
}
