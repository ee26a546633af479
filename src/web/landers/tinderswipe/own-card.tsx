import { useId } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EveningPicture } from './evening-picture.tsx'
import type { Card } from './use-cards.ts'
import css from './own-card.module.css'
import deck from './deck.module.css'

/** The fourth card: blank, with a name to fill in. It shows what goes along. */
export function OwnCard({ cards }: { cards: readonly Card[] }) {
  const t = useText('tinderswipe')
  const id = useId()
  return (
    <article className={`${deck['card']} ${css['own']}`}>
      <svg className={css['face']} viewBox="0 0 400 240" aria-hidden="true">
        <path
          className={css['lens']}
          d="M200 47.300a88 88 0 0 1 0 145.400 88 88 0 0 1 0-145.400z"
        />
        <circle className={css['you']} cx="150" cy="120" r="88" />
        <circle className={css['other']} cx="250" cy="120" r="88" />
      </svg>
      <div className={css['fill']}>
        <label htmlFor={id}>{t('name')}</label>
        <input id={id} name="name" maxLength={40} autoComplete="nickname" className={css['name']} />
        <ul className={css['picks']} aria-hidden="true">
          {cards.map((card) => (
            <li key={card.key}>
              {card.kind === 'member' ? (
                <img src={card.src} alt="" width={40} height={40} loading="lazy" />
              ) : (
                <EveningPicture evening={card.key} />
              )}
            </li>
          ))}
          <li className={css['along']}>
            {cards.every(({ kind }) => kind === 'member') ? t('along_likes') : t('along')}
          </li>
        </ul>
        <Button type="submit" size="lg" block>
          {t('go')}
        </Button>
      </div>
    </article>
  )
}
