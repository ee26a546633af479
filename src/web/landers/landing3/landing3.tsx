import type { ChangeEvent } from 'react'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorLegal, NicheLine } from '../door/door.tsx'
import { Pills } from '../door/questions.tsx'
import { nicheWish } from '../door/use-lander.ts'
import {
  FictionalNote,
  FirstCost,
  MemberForm,
  NameLine,
  PlaceLine,
  useLanding,
} from '../member/member.tsx'
import { Circles } from './circles.tsx'
import css from './landing3.module.css'
import questionsCss from './questions.module.css'

/** Two circles, a member's and yours. Three answers bring them together, and the lens lights. */
export function Landing3() {
  const t = useText('landing.circles')
  const { member, niche } = useLanding()
  const pair = usePair()
  return (
    <Door niche={niche} className={css['space']} scene={<div className={css['glow']} />}>
      <div className={css['room']}>
        <div className={css['meeting']}>
          <Circles words={pair.map(({ word }) => word)} />
          <p className={css['who']}>
            <NameLine />
          </p>
          <PlaceLine />
          <FictionalNote />
        </div>
        <div className={css['copy']}>
          <NicheLine niche={niche} />
          <h1 className="display">{t('title')}</h1>
          {!member.fictional_icon && <p className={`lead ${css['lead']}`}>{t('lead')}</p>}
          <Questions pair={pair} />
          <FirstCost />
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}

/** Three questions with two answers each; what is answered goes along into signup. On a phone they stand side by side. */
export function Questions({ pair }: { pair: Pair }) {
  const t = useText('landing.circles')
  const { gender } = nicheWish(useLanding().niche)
  return (
    <MemberForm className={questionsCss['form']}>
      <Left />
      <div className={questionsCss['strip']} onChange={showNext}>
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
    <p className={questionsCss['left']} role="status">
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

const GENERAL = ['general.a', 'general.c'] as const

export type Pair = readonly {
  readonly interest: string
  readonly word: string
  readonly line: string
}[]

/** Two things to choose between, theirs as far as they named any, each with a line to begin with. */
export function usePair(): Pair {
  const word = useText('profile-words.interests')
  const line = useText('icebreakers')
  const { interests: theirs } = useLanding()
  const { interests } = useSettings()
  return [...new Set([...theirs, ...interests])].slice(0, 2).map((interest, at) => ({
    interest,
    word: word(interest),
    line: line(theirs.includes(interest) ? `interests.${interest}.a` : GENERAL[at]!),
  }))
}
