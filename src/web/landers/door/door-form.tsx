import type { ComponentProps, FormEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { openSignup } from '#web/features/signup/open-signup.tsx'

/**
 * The way into signup. What its fields say stands in the address of signup, so it works from the plain HTML too:
 * gender, seeks, name, profile, message, likes, interests, distance. While nobody can sign up it is only to be seen.
 */
export function DoorForm({ children, ...form }: ComponentProps<'form'>) {
  const { signups } = useSettings()
  const navigate = useNavigate()
  const lander = useLanderRef()

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void openSignup(navigate, signupAddress(new FormData(event.currentTarget)))
  }

  return (
    <form {...form} inert={signups === 'none'} action={pathTo('signup')} onSubmit={open}>
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
