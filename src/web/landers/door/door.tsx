import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import type { Niche } from '#contract/landers.ts'
import { localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useBoot, useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { openSignup } from '#web/features/signup/open-signup.tsx'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './door.module.css'
import { useLander } from './use-lander.ts'

type DoorProps = {
  niche: Niche
  /** A scene that is dark or light whatever the visitor's theme is. */
  tone?: 'dark' | 'light'
  className?: string | undefined
  /** Whether faces on the page are drawn, and do not say so themselves. */
  hasDrawn?: boolean
  /** What is painted behind everything, up to the edges. */
  scene?: ReactNode
  children: ReactNode
}

/** A landing page: the logo, 18+, and one idea. Its colours come from the niche. */
export function Door({ niche, tone, className, hasDrawn, scene, children }: DoorProps) {
  const t = useText('lander')
  const { name } = useSettings()
  const { signUp: isOpen } = useBoot().visitorMay
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
        <span className={css['marks']}>
          {hasDrawn && <span className={css['drawn']}>{t('drawn')}</span>}
          <span className={css['age']}>{t('age')}</span>
        </span>
      </header>
      <main id="content" tabIndex={-1} className={`container ${css['content']}`}>
        {!isOpen && (
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

/** The niche of the page, where it has one. A member's own page says of which niche it is. */
export function NicheLine({ niche }: { niche?: Niche }) {
  const t = useText('lander.niche')
  const lander = useLander()
  const shown = niche ?? lander.niche
  return shown === 'general' ? null : <p className={css['niche']}>{t(shown)}</p>
}

/**
 * The way into signup. What its fields say stands in the address of signup, so it works from the plain HTML too:
 * gender, seeks, name, profile, message, likes, interests, distance. While signup is closed it is only to be seen.
 */
export function DoorForm({ children, ...form }: ComponentProps<'form'>) {
  const { signUp: isOpen } = useBoot().visitorMay
  const navigate = useNavigate()
  const lander = useLanderRef()

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void openSignup(navigate, signupAddress(new FormData(event.currentTarget)))
  }

  return (
    <form {...form} inert={!isOpen} action={pathTo('signup')} onSubmit={open}>
      <input type="hidden" name="lander" value={lander} />
      {children}
    </form>
  )
}

function signupAddress(fields: FormData): string {
  const said = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return `${pathTo('signup')}?${new URLSearchParams(said).toString()}`
}

/** Which landing page this is, as it is kept with a signup. */
function useLanderRef(): string {
  const name = useMatches().at(-1)?.id ?? ''
  const slug = /\/(?:landers\/\w+|landing[23])\/([a-z]{1,12})$/.exec(useLocation().pathname)?.[1]
  return slug ? `${name}/${slug}` : name
}

/**
 * What every visitor must know before they answer: adults only, what a message costs, that there are fictional
 * profiles.
 */
export function DoorLegal() {
  const t = useText('lander')
  const settings = useSettings()
  const { singular } = useFictionalWords()
  const price = minimumPrice(settings, localeOf(useCatalogue().locale).iso)
  return (
    <p className={css['legal']}>
      {t('legal', { price, label: singular })}{' '}
      <KitLink href={pathTo('pages-terms')}>{t('terms')}</KitLink>
    </p>
  )
}
