import type { ComponentProps, FormEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { HOME, pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { openSignup } from '#web/features/signup/signup-place.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/**
 * The way into signup. What its fields say stands in the address of signup, so it works from the plain HTML too:
 * gender, seeks, name, profile, message, likes, interests, distance.
 */
export function DoorForm({ children, ...form }: ComponentProps<'form'>) {
  const t = useText('lander')
  const { signups } = useSettings()
  const navigate = useNavigate()
  const lander = useLanderRef()
  if (useUser())
    return (
      <div className={form.className}>
        <ButtonLink href={pathTo(HOME)} size="lg" block>
          {t('inside')}
        </ButtonLink>
      </div>
    )
  if (signups === 'none')
    return (
      <div className={form.className}>
        <p>{t('closed')}</p>
        <ButtonLink href={pathTo('login')} block>
          {t('login')}
        </ButtonLink>
      </div>
    )

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void openSignup(navigate, signupAddress(new FormData(event.currentTarget)))
  }

  return (
    <form {...form} action={pathTo('signup')} onSubmit={open}>
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
