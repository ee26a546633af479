import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import css from './signup.module.css'

/** Nobody can sign up, or not this visitor. */
export function SignupClosed({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const t = useText('signup.closed')
  return (
    <div className={css['message']}>
      <Heading className="title-lg">{t('title')}</Heading>
      <p className="lead">{t('text')}</p>
      <ButtonLink kind="quiet" href={pathTo('login')}>
        {t('login')}
      </ButtonLink>
    </div>
  )
}
