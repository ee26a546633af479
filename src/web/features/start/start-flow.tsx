import { useState } from 'react'
import type { PromptAnswer } from '#contract/fields.ts'
import { pathTo } from '#contract/routes.ts'
import { DistanceQuestion } from '#web/features/match-finder/questions/place-question.tsx'
import {
  AgeQuestion,
  InterestsQuestion,
  WhomQuestion,
} from '#web/features/match-finder/questions/questions.tsx'
import { useCouplesOffered } from '#web/features/settings/identities.tsx'
import { LooksForChips, useLooksForOffered } from '#web/features/settings/looks-for.tsx'
import { answered, PromptFields } from '#web/features/settings/prompt-fields.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { StepBar } from '#web/ui/page-parts.tsx'
import { PeopleStep } from './people-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import css from './start.module.css'
import { Next, Step } from './step.tsx'
import { type LoadedStart, type StartState, STEPS, useStart } from './use-start.ts'

/** One thing on a screen at a time, until the first message to a real person; each may be left for later. */
export function StartFlow({ loaded }: { loaded: LoadedStart }) {
  const state = useStart(loaded)
  const { step } = state
  return (
    <div className={css['page']}>
      <Head state={state} />
      {step === 'photo' && <PhotoStep state={state} loaded={loaded.photos} />}
      {step === 'near' && <NearStep state={state} />}
      {step === 'seeks' && <SeeksStep state={state} />}
      {step === 'interests' && <InterestsStep state={state} />}
      {step === 'prompts' && <PromptsStep state={state} />}
      {step === 'people' && <PeopleStep state={state} />}
    </div>
  )
}

/** How far one is, and the ways back and past it. */
function Head({ state: { at, step, goBack, goOn, save } }: { state: StartState }) {
  const t = useText('start')
  const progress = t('progress', { step: at + 1, steps: STEPS.length })
  return (
    <header className={css['head']}>
      {at > 0 ? (
        <IconButton icon="arrow-left" label={t('back')} onClick={goBack} />
      ) : (
        <span className={css['corner']} />
      )}
      <StepBar steps={STEPS.length} reached={at + 1} label={progress} />
      {step === 'people' ? (
        <KitLink className="link" href={pathTo('for-you')}>
          {t('later')}
        </KitLink>
      ) : (
        <Button kind="ghost" size="sm" aria-disabled={save.isPending} onClick={() => goOn()}>
          {t('skip')}
        </Button>
      )}
    </header>
  )
}

function NearStep({ state }: { state: StartState }) {
  const t = useText('start')
  const { answers, goOn } = state
  const { search_fields: fields } = useSettings()
  const { min_age, max_age, distance = null } = answers
  return (
    <Step
      state={state}
      title={t('near.title')}
      text={t('near.text')}
      onSubmit={() => goOn({ min_age, max_age, distance })}
      foot={<Next state={state} />}
    >
      <AgeQuestion finder={state} />
      {fields.includes('distance') && <DistanceQuestion finder={state} />}
    </Step>
  )
}

function SeeksStep({ state }: { state: StartState }) {
  const t = useText('start')
  const { answers, goOn } = state
  const asksWants = useLooksForOffered()
  const offersCouples = useCouplesOffered()
  const couples = offersCouples ? { seeks_couples: answers.couples ?? ('no' as const) } : {}
  const wants = asksWants ? { looks_for: answers.looks_for ?? [] } : {}
  return (
    <Step
      state={state}
      title={t('seeks.title')}
      text={t('seeks.text')}
      onSubmit={() => goOn({ seeks: answers.gender, ...couples, ...wants })}
      foot={<Next state={state} />}
    >
      <WhomQuestion finder={state} />
      {asksWants && (
        <LooksForChips
          chosen={answers.looks_for ?? []}
          onChange={(chosen) => state.change({ looks_for: chosen })}
        />
      )}
    </Step>
  )
}

const MOST_ASKED = 2

function PromptsStep({ state }: { state: StartState }) {
  const t = useText('start.prompts')
  const isAsked = useSettings().visible_profile_notes.includes('prompts')
  const [prompts, setPrompts] = useState<readonly PromptAnswer[]>(state.start.prompts)
  return (
    <Step
      state={state}
      title={t('title')}
      text={isAsked ? t('text') : t('none')}
      onSubmit={() => state.goOn(isAsked ? { prompts: answered(prompts) } : {})}
      foot={<Next state={state} />}
    >
      {isAsked && (
        <PromptFields
          prompts={prompts}
          most={Math.max(MOST_ASKED, prompts.length)}
          onChange={setPrompts}
        />
      )}
    </Step>
  )
}

const WANTED = 3
const MOST = 10

function InterestsStep({ state }: { state: StartState }) {
  const t = useText('start')
  const { answers, goOn } = state
  const { interests: offered } = useSettings()
  const chosen = answers.interests ?? []
  return (
    <Step
      state={state}
      title={t('interests.title')}
      text={offered.length > 0 ? t('interests.text') : t('interests.none')}
      onSubmit={() => goOn({ interests: chosen.slice(0, MOST) })}
      foot={
        <>
          {offered.length > 0 && (
            <p className={css['count']} role="status">
              {chosen.length < WANTED
                ? t('interests.count', { count: chosen.length, wanted: WANTED })
                : t('interests.enough', { count: chosen.length })}
            </p>
          )}
          <Next state={state} />
        </>
      }
    >
      {offered.length > 0 && <InterestsQuestion finder={state} />}
    </Step>
  )
}
