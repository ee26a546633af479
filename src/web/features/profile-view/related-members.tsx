import type { MemberTile as Tile } from '#contract/members.ts'
import { MemberTile } from '#web/features/members/member-tile.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { TileGrid } from '#web/ui/tile.tsx'
import css from './profile.module.css'

/** Other members like the one who is shown. */
export function RelatedMembers({ members }: { members: readonly Tile[] }) {
  const t = useText('member')
  if (members.length === 0) return null
  return (
    <section className={css['related']}>
      <h2 className="title-lg">{t('related')}</h2>
      <TileGrid>
        {members.map((member) => (
          <MemberTile key={member.id} member={member} />
        ))}
      </TileGrid>
    </section>
  )
}
