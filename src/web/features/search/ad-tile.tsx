import { useText } from '#web/i18n/use-text.ts'
import { Tag } from '#web/ui/tag.tsx'
import { Tile } from '#web/ui/tile.tsx'
import type { Ad } from './with-ads.ts'

/** An advertisement among members, and marked as one. */
export function AdTile({ ad }: { ad: Ad }) {
  const t = useText('members.results')
  return (
    <Tile
      href={ad.url}
      rel="noopener noreferrer nofollow sponsored"
      name={ad.name}
      picture={{ src: ad.image, alt: '' }}
      labels={<Tag kind="ad">{t('ad')}</Tag>}
    />
  )
}
