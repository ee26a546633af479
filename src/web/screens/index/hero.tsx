import { type FormEvent, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { listOnline } from '#contract/online.ts'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { openSignup } from '#web/features/signup/open-signup.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Segmented } from '#web/ui/field-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import collageCss from './collage.module.css'
import css from './hero.module.css'
import arch from './portraits/arch.webp'
import lead from './portraits/lead.webp'
import round from './portraits/round.webp'
import small from './portraits/small.webp'
import tall from './portraits/tall.webp'

export function Hero() {
  const t = useText('index')
  const user = useUser()

  return (
    <section className={css['hero']}>
      <div className={`container ${css['grid']}`}>
        <div className={css['words']}>
          <h1 className={`display ${css['title']}`}>
            {t.rich('title', { em: (text) => <em>{text}</em> })}
          </h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
          {user ? (
            <p className={`title-md ${css['welcome']}`}>
              {t('welcome_back', { name: user.profile.name })}
            </p>
          ) : (
            <QuickStart />
          )}
          <ul className={css['trust']} aria-label={t('trust.label')}>
            {(['adults', 'no_subscription', 'marked'] as const).map((promise) => (
              <li key={promise}>
                <Icon name="check-circle-fill" />
                {t(`trust.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
        <Collage />
      </div>
    </section>
  )
}

/** The first question of signup, asked at once; it works from the plain HTML too. */
function QuickStart() {
  const t = useText('index')
  const { visitorMay } = useBoot()
  const navigate = useNavigate()
  const [gender, setGender] = useState<Gender>('male')
  const [seeks, setSeeks] = useState<Gender>('female')
  const genders = [
    { value: 'male', label: t('man') },
    { value: 'female', label: t('woman') },
  ] as const
  const sought = [
    { value: 'male', label: t('seek_man') },
    { value: 'female', label: t('seek_woman') },
  ] as const
  if (!visitorMay.signUp) {
    return (
      <p className={css['login']}>
        <ButtonLink href={pathTo('login')} size="lg" iconEnd="arrow-right-bold">
          {t('login')}
        </ButtonLink>
      </p>
    )
  }

  function open(event: FormEvent) {
    event.preventDefault()
    void openSignup(navigate, `${pathTo('signup')}?gender=${gender}&seeks=${seeks}`)
  }

  return (
    <form className={css['quick']} action={pathTo('signup')} onSubmit={open}>
      <div className={css['two']}>
        <Segmented
          name="gender"
          legend={t('i_am')}
          options={genders}
          value={gender}
          onChange={setGender}
        />
        <Segmented
          name="seeks"
          legend={t('i_seek')}
          options={sought}
          value={seeks}
          onChange={setSeeks}
        />
      </div>
      <Button type="submit" size="lg" block iconEnd="arrow-right-bold">
        {t('start')}
      </Button>
    </form>
  )
}

type Gender = 'male' | 'female'

const PICTURES = [
  { place: 'arch', src: arch, width: 252, height: 380 },
  { place: 'lead', src: lead, width: 288, height: 330 },
  { place: 'round', src: round, width: 136, height: 136 },
  { place: 'tall', src: tall, width: 136, height: 210 },
  { place: 'small', src: small, width: 130, height: 130 },
] as const

/**
 * Drawn faces beside the headline, asked for once the words stand (and on a phone only those in sight); the count in it
 * is the true one, and missing when no member is online.
 */
function Collage() {
  const t = useText('index')
  return (
    <div className={collageCss['collage']}>
      {PICTURES.map(({ place, ...picture }) => (
        <img key={place} {...picture} className={collageCss[place]} alt="" loading="lazy" />
      ))}
      <OnlineCount />
      <span className={collageCss['drawn']}>{t('drawn')}</span>
      <span className={collageCss['bubble']}>{t('bubble')}</span>
      <span className={collageCss['pin']}>
        <Icon name="heart-fill" />
      </span>
    </div>
  )
}

const COUNTED_AT_MOST = 1000

function OnlineCount() {
  const t = useText('index.online')
  const { num_online: count } = useOnline()
  if (count === 0) return null
  return (
    <span className={classNames(collageCss['count'], 'tabular')}>
      <i className={collageCss['dot']} />
      {count < COUNTED_AT_MOST
        ? t('count', { count })
        : t('count_capped', { count: String(count) })}
    </span>
  )
}

/** The members who were online when the page was made. */
export function useOnline() {
  return useLoaderData<z.output<(typeof listOnline)['output']>>()
}
