import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Ground } from './icebreaker-lines.ts'
import { LineList } from './line-list.tsx'
import { useIcebreakers } from './use-icebreakers.ts'
import css from './icebreakers.module.css'

const SHOWN = 3

type IcebreakerStartProps = {
  profileId: string
  ground: Ground
  /** Puts the line into the input. Nothing is sent. */
  onChoose: (line: string) => void
  /** Opens the dialog with more of them. */
  onMore: () => void
}

/** Where nothing was said yet: three lines to begin with. Their room is kept until they are there. */
export function IcebreakerStart(props: IcebreakerStartProps) {
  const areTextsThere = useAreas(['icebreakers'])
  return <div className={css['start']}>{areTextsThere && <StartLines {...props} />}</div>
}

function StartLines({ profileId, ground, onChoose, onMore }: IcebreakerStartProps) {
  const t = useText('icebreakers')
  const { lines } = useIcebreakers(ground, profileId)
  return (
    <>
      <p className="small soft">{t('start')}</p>
      <LineList lines={lines.slice(0, SHOWN)} onChoose={onChoose} />
      <Button kind="ghost" size="sm" onClick={onMore}>
        {t('more')}
      </Button>
    </>
  )
}
