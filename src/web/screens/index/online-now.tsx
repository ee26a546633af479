import { localeOf } from '#contract/locales.ts'
import { isServed, pathTo } from '#contract/routes.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { countryName } from '#web/features/settings/placeholders.ts'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TileGrid } from '#web/ui/tile-grid.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { useOnline } from './use-online.ts'
import css from './sections.module.css'

/** A few real members who are online now. With nobody there, or where visitors may not look, there is no section. */
export function OnlineNow() {
  const t = useText('index.online')
  const { locale } = useCatalogue()
  const { country, members } = useOnline()
  if (members.length === 0) return null

  return (
    <section className={css['section']}>
      <div className="container">
        <div className={css['head']}>
          <h2 className="display-md">
            {t('title', { country: countryName(country, localeOf(locale).iso) })}
          </h2>
          {isServed('members') && (
            <KitLink className="link" href={pathTo('members')}>
              {t('all')}
            </KitLink>
          )}
        </div>
        <TileGrid>
          {members.map((member) => (
            <MemberTile key={member.id} member={member} />
          ))}
        </TileGrid>
      </div>
    </section>
  )
}

function MemberTile({ member }: { member: MemberCard }) {
  const t = useText('index.online')
  const photo = usePhotoAddress()
  const { id, name, age, city, main_image: image } = member
  return (
    <Tile
      href={isServed('members-id') ? pathTo('members-id', { id }) : undefined}
      name={name}
      age={age}
      place={city}
      online={t('now')}
      labels={member.is_new && <Tag kind="new">{t('new')}</Tag>}
      picture={{ src: image ? photo(image.filename) : '', alt: t('photo_of', { name }) }}
    />
  )
}
