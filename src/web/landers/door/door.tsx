import type { ReactNode } from 'react'
import type { Niche } from '#contract/landers.ts'
import { pathTo } from '#contract/routes.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import css from './door.module.css'

type DoorProps = {
  niche: Niche
  /** A scene that is dark or light whatever the visitor's theme is. */
  tone?: 'dark' | 'light'
  className?: string | undefined
  /** What is painted behind everything, up to the edges. */
  scene?: ReactNode
  children: ReactNode
}

/** A landing page: the logo, 18+, and one idea. Its colours come from the niche. */
export function Door({ niche, tone, className, scene, children }: DoorProps) {
  const t = useText('lander')
  const { name, signups } = useSettings()
  return (
    <div className={classNames(css['door'], className)} data-bs-theme={tone} data-niche={niche}>
      {scene}
      <header className={`container ${css['bar']}`}>
        <KitLink
          href={pathTo('index')}
          className={css['home']}
          aria-label={t('home', { site: name })}
        >
          <Logo name={name} />
        </KitLink>
        <span className={css['age']}>{t('age')}</span>
      </header>
      <main id="content" tabIndex={-1} className={`container ${css['content']}`}>
        {signups === 'none' && (
          <p className={css['closed']}>
            {t('closed')} <KitLink href={pathTo('login')}>{t('login')}</KitLink>
          </p>
        )}
        {children}
      </main>
      {/* With it the page has arrived: see .content. */}
      <i hidden />
    </div>
  )
}
