import { useText } from '#web/i18n/use-text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TileGrid } from '#web/ui/tile-grid.tsx'
import css from './search.module.css'

const TILES = 8

/** The shape of the first tiles, while they are on their way. */
export function WaitingResults() {
  const t = useText('members.results')
  return (
    <TileGrid>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="tile" className={css['waiting-lead']} />
      {Array.from({ length: TILES }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </TileGrid>
  )
}
