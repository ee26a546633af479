import { useState } from 'react'
import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import css from './hero.module.css'

/** The first question of signup, asked at once; it works from the plain HTML too. */
export function QuickStart() {
  const t = useText('index')
  const [gender, setGender] = useState<Gender>('male')
  const [seeks, setSeeks] = useState<Gender>('female')
  const options = [
    { value: 'male', label: t('man') },
    { value: 'female', label: t('woman') },
  ] as const
  if (!isServed('signup')) {
    return (
      <p className={css['login']}>
        <ButtonLink href={pathTo('login')} size="lg" iconEnd="arrow-right-bold">
          {t('login')}
        </ButtonLink>
      </p>
    )
  }

  return (
    <form className={css['quick']} action={pathTo('signup')}>
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
