import { useState } from 'react'
import { LONGEST_ABOUT } from '#contract/office/fictional.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './fictional.module.css'

type FaceProps = {
  readonly profileId: string
  readonly pictureId: string | null
  readonly isMarked?: boolean
}

/** A rounded square with the portrait, and the mask on its corner. */
export function Face({ profileId, pictureId, isMarked = true }: FaceProps) {
  return (
    <span className={css['face']}>
      {pictureId === null ? (
        <Icon name="user" size="sm" />
      ) : (
        <img src={pictureAt(profileId, pictureId, 'thumb')} alt="" loading="lazy" />
      )}
      {isMarked && (
        <i>
          <Icon name="mask-happy-fill" size="sm" />
        </i>
      )}
    </span>
  )
}

function pictureAt(profileId: string, pictureId: string, size: 'thumb' | 'card'): string {
  return `/api/office/fictional-picture?profile_id=${profileId}&picture_id=${pictureId}&size=${size}`
}

const TABS = ['profile', 'tile', 'chat'] as const

type PreviewProps = {
  readonly profileId: string | null
  /** The first picture that may be shown. */
  readonly pictureId: string | null
  readonly name: string
  readonly age: number | null
  readonly city: string
  readonly about: string
}

/** A profile as members see it, with the mark on it in each of its forms. */
export function Preview({ profileId, pictureId, name, age, city, about }: PreviewProps) {
  const { t } = useOffice()
  const words = t.fictional
  const [tab, setTab] = useState<(typeof TABS)[number]>('profile')
  useKeys({ l: () => setTab(TABS[(TABS.indexOf(tab) + 1) % TABS.length]!) })
  const who = [name || '…', age].filter((part) => part !== null).join(', ')
  const picture =
    profileId !== null && pictureId !== null ? (
      <img src={pictureAt(profileId, pictureId, 'card')} alt="" />
    ) : (
      <Icon name="mask-happy" />
    )
  return (
    <aside className={css['preview']} aria-label={words.preview}>
      <header>
        <h2>{words.preview}</h2>
        <div className={css['tabs']} role="group" aria-label={words.preview}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => setTab(each)}
            >
              {words.tabs[each]}
            </button>
          ))}
        </div>
      </header>
      <article className={classNames(css['card'], css[tab])}>
        <div className={css['portrait']}>
          {picture}
          <Mark />
        </div>
        <div className={css['told']}>
          <b>{who}</b>
          <span>{city}</span>
          {tab !== 'tile' && (
            <p className={css['notice']}>
              <Icon name="mask-happy-fill" size="sm" />
              <span>
                <b>{words.memberMark}</b>
                {words.memberMore(name || '…')}
              </span>
            </p>
          )}
          {tab === 'profile' && <p className={css['about']}>{about.slice(0, LONGEST_ABOUT)}</p>}
          {tab === 'chat' && <p className={css['bubble']}>{words.hello}</p>}
        </div>
      </article>
      <p className={css['noDot']}>
        <i aria-hidden="true" />
        {words.noDot}
      </p>
    </aside>
  )
}

function Mark() {
  const { t } = useOffice()
  return (
    <span className={css['mark']}>
      <Icon name="mask-happy" size="sm" />
      {t.fictional.memberMark}
    </span>
  )
}
