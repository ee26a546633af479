import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Collage } from './collage.tsx'
import { QuickStart } from './quick-start.tsx'
import css from './hero.module.css'

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
