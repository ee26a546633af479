import type { MemberTile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { useMessageCredits } from '#web/features/accounts/user.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading-states.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Step } from './step.tsx'
import css from './start.module.css'
import type { StartState } from './use-start.ts'

/** Three real people, and the first message to one of them; with nobody there, where else to look. */
export function PeopleStep({ state }: { state: StartState }) {
  const t = useText('start.people')
  const { people, is_wider: isWider } = state.start
  const cost = useMessageCredits(false)
  const text = cost === 0 ? t('text_free') : t('text')

  return (
    <Step
      state={state}
      title={t('title')}
      text={isWider && people.length > 0 ? `${text} ${t('wider')}` : text}
      onSubmit={() => undefined}
      foot={
        <ButtonLink kind="quiet" size="lg" block href={pathTo('for-you')} onClick={state.finish}>
          {t('done')}
        </ButtonLink>
      }
    >
      {people.length === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobody_text')}</EmptyState>
      ) : (
        <ul className={css['people']}>
          {people.map((person, index) => (
            <Person
              key={person.id}
              person={person}
              cost={cost}
              isFirst={index === 0}
              onWrite={state.finish}
            />
          ))}
        </ul>
      )}
    </Step>
  )
}

type PersonProps = {
  person: MemberTile
  cost: number
  isFirst: boolean
  onWrite: () => void
}

function Person({ person, cost, isFirst, onWrite }: PersonProps) {
  const t = useText('start.people')
  const photo = usePhotoAddress()
  const name = useMarkedName()(person)
  const { id, age, city, distance_km: km, about_line: line, main_image: image } = person

  return (
    <li className={css['person']}>
      {image && (
        <img
          src={photo(image.filename)}
          alt={t('photo_of', { name })}
          width={88}
          height={110}
          decoding="async"
        />
      )}
      <div>
        <KitLink className={css['name']} href={pathTo('members-id', { id })}>
          {name}, {age}
        </KitLink>
        <p className="small soft">{km === null ? city : t('away', { city, km })}</p>
        {line && <p className={css['line']}>{line}</p>}
      </div>
      <ButtonLink
        kind={isFirst ? 'primary' : 'quiet'}
        size="sm"
        cost={t('cost', { count: cost })}
        href={pathTo('members-id-chat', { id })}
        onClick={onWrite}
      >
        {t('write')} <span className="visually-hidden">{name}</span>
      </ButtonLink>
    </li>
  )
}
