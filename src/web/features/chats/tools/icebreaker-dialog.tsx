import { flushSync } from 'react-dom'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import type { Ground } from './icebreaker-lines.ts'
import { LineList } from './line-list.tsx'
import { useIcebreakers } from './use-icebreakers.ts'
import css from './icebreakers.module.css'

type IcebreakerDialogProps = {
  /** Whom it is for: the same person gets the same lines first. */
  profileId: string
  ground: Ground
  /** Puts the line into the input. Nothing is sent. */
  onChoose: (line: string) => void
  onClose: () => void
}

/** A few lines to begin a conversation with. It shows once its texts are there. */
export function IcebreakerDialog(props: IcebreakerDialogProps) {
  return useAreas(['icebreakers']) ? <OpenDialog {...props} /> : null
}

function OpenDialog({ profileId, ground, onChoose, onClose }: IcebreakerDialogProps) {
  const t = useText('icebreakers')
  const shell = useText('shell')
  const { lines, shuffle } = useIcebreakers(ground, profileId)

  function choose(line: string) {
    // While the dialog is open nothing behind it can have the focus.
    flushSync(onClose)
    onChoose(line)
  }

  return (
    <Modal open title={t('title')} titleSize="md" closeLabel={shell('close')} onClose={onClose}>
      <div className={css['dialog']}>
        <p className="soft">{t('lead')}</p>
        <LineList lines={lines} onChoose={choose} />
        <Button kind="ghost" icon="arrows-clockwise" onClick={shuffle}>
          {t('shuffle')}
        </Button>
      </div>
    </Modal>
  )
}
