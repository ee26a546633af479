import { localeOf } from '#contract/locales.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { pathTo } from '#contract/routes.ts'
import { countryName, minimumPrice } from '#web/features/settings/placeholders.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useBoot, usePhotoAddress, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { StepArt } from '#web/ui/step-art.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Tile, TileGrid } from '#web/ui/tile.tsx'
import { Hero, useOnline } from './index/hero.tsx'
import { WhyShown } from './why/why-shown.tsx'
import css from './index/sections.module.css'

/** The first page: what this is, which members are here, how it works and what it costs. */
export function IndexScreen() {
  return (
    <>
      <Hero />
      <OnlineNow />
      <Steps />
      <HonestPrices />
    </>
  )
}

/** A few real members who are online now. With none online it leads to all others, where visitors may look at them. */
export function OnlineNow() {
  const t = useText('index.online')
  const { locale } = useCatalogue()
  const { country, members } = useOnline()
  const isMember = useUser() !== null
  const { visitorMay } = useBoot()
  if (members.length === 0) return isMember || visitorMay.search ? <LookAround /> : null

  return (
    <section className={css['section']}>
      <div className="container">
        <div className={css['head']}>
          <h2 className="display-md">
            {t('title', { country: countryName(country, localeOf(locale).iso) })}
          </h2>
          <KitLink className="link" href={pathTo('members')}>
            {t('all')}
          </KitLink>
        </div>
        <TileGrid>
          {members.map((member) => (
            <MemberTile key={member.id} member={member} />
          ))}
        </TileGrid>
        <WhyShown topics={['online']} />
      </div>
    </section>
  )
}

/** No member is online, but there are members to look at. */
function LookAround() {
  const t = useText('index.online')
  const { num_online: count } = useOnline()
  return (
    <section className={css['section']}>
      <div className={`container ${css['look']}`}>
        <div>
          <h2 className="title-lg">{t('quiet')}</h2>
          <p className="soft">{t(count === 0 ? 'quiet_text' : 'private_text')}</p>
        </div>
        <ButtonLink kind="quiet" href={pathTo('members')}>
          {t('all')}
        </ButtonLink>
      </div>
    </section>
  )
}

function MemberTile({ member }: { member: MemberCard }) {
  const t = useText('index.online')
  const photo = usePhotoAddress()
  const { id, age, city, main_image: image } = member
  const name = useMarkedName()(member)
  return (
    <Tile
      href={pathTo('members-id', { id })}
      name={name}
      age={age}
      place={city}
      online={t('now')}
      labels={member.is_new && <Tag kind="new">{t('new')}</Tag>}
      picture={{ src: image ? photo(image.filename) : '', alt: t('photo_of', { name }) }}
    />
  )
}

const STEPS = [
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
] as const

export function Steps() {
  const t = useText('index.steps')
  const { signup_credits: credits } = useSettings()
  return (
    <section className={`${css['section']} ${css['band']}`}>
      <div className="container">
        <h2 className={`display-md ${css['title']}`}>{t('title')}</h2>
        <ol className={css['steps']}>
          {STEPS.map(([number, step]) => (
            <li key={step} className={css['step']}>
              <div className={css['number']}>
                <span aria-hidden="true">{number}</span>
                <StepArt step={number} />
              </div>
              <h3 className={css['name']}>{t(step)}</h3>
              <p>{step === 'three' ? t('three_text', { credits }) : t(`${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function HonestPrices() {
  const t = useText('index.honest')
  const settings = useSettings()
  const { locale } = useCatalogue()
  const price = minimumPrice(settings, localeOf(locale).iso)

  return (
    <section className={css['section']}>
      <div className={`container ${css['honest']}`}>
        <div>
          <h2 className="display-md">{t('title')}</h2>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
          <ButtonLink kind="quiet" href={pathTo('pricing')}>
            {t('all')}
          </ButtonLink>
        </div>
        <dl className={css['prices']}>
          <Price name={t('join')} price={t('free')} />
          <Price name={t('read')} price={t('free')} />
          <Price
            name={t('send')}
            price={price ? t('from', { price }) : t('credits', { count: settings.message_credits })}
          />
          <Price name={t('gift')} price={t('credits', { count: settings.gift_credits })} />
        </dl>
      </div>
    </section>
  )
}

function Price({ name, price }: { name: string; price: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{price}</dd>
    </div>
  )
}
