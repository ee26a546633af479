import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { openSignup } from '#web/features/signup/open-signup.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import css from './hero.module.css'

/** The first question of signup, asked at once; it works from the plain HTML too. */
export function QuickStart() {
  const t = useText('index')
  const { signups } = useSettings()
  const navigate = useNavigate()
  const [gender, setGender] = useState<Gender>('male')
  const [seeks, setSeeks] = useState<Gender>('female')
  const options = [
    { value: 'male', label: t('man') },
    { value: 'female', label: t('woman') },
  ] as const
  if (signups === 'none') {
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
          options={options}
          value={gender}
          onChange={setGender}
        />
        <Segmented
          name="seeks"
          legend={t('i_seek')}
          options={options}
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
