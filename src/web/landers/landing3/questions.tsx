import type { ChangeEvent } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { nicheWish } from '../door/niche-wish.ts'
import { Pills } from '../door/pills.tsx'
import { MemberForm } from '../member/member-form.tsx'
import { useLanding } from '../member/use-landing.ts'
import type { Pair } from './use-pair.ts'
import css from './questions.module.css'

/** Three questions with two answers each; what is answered goes along into signup. On a phone they stand side by side. */
export function Questions({ pair }: { pair: Pair }) {
  const t = useText('landing.circles')
  const { gender } = nicheWish(useLanding().niche)
  return (
    <MemberForm className={css['form']}>
      <Left />
      <div className={css['strip']} onChange={showNext}>
        <Pills
          name="gender"
          legend={t('gender')}
          chosen={gender}
          options={[
            { value: 'female', label: t('female'), icon: 'gender-female' },
            { value: 'male', label: t('male'), icon: 'gender-male' },
          ]}
        />
        <Pills
          name="interests"
          legend={t('interest')}
          options={pair.map(({ interest, word }) => ({ value: interest, label: word }))}
        />
        <Pills
          name="message"
          legend={t('line')}
          options={pair.map(({ line }) => ({ value: line, label: line }))}
        />
      </div>
      <Button type="submit" size="lg" block>
        {t('go')}
      </Button>
    </MemberForm>
  )
}

/** How many answers are left. All four stand there, and what is answered decides which one shows. */
function Left() {
  const t = useText('landing.circles')
  return (
    <p className={css['left']} role="status">
      {[3, 2, 1].map((count) => (
        <span key={count}>{t('left', { count })}</span>
      ))}
      <span>{t('lit')}</span>
    </p>
  )
}

function showNext({ target }: ChangeEvent<HTMLElement>) {
  target.closest('fieldset')?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
}
