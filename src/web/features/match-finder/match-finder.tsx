import { type ComponentType, useId } from 'react'
import { MIN_AGE } from '#contract/fields.ts'
import { pathTo } from '#contract/routes.ts'
import { MAX_AGE } from '#contract/search.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useCountryName, useRegions } from '#web/features/search/filter-words.ts'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Form } from '#web/ui/form.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { StepBar } from '#web/ui/page-parts.tsx'
import finderArtCss from './finder-art.module.css'
import type { LoadedMatchFinder } from './data/load-match-finder.ts'
import { type Answers, isAnswered, type Matches as Found, type Question } from './data/answers.ts'
import matchesCss from './matches.module.css'
import { Matches } from './matches.tsx'
import { type Finder, type QuestionProps, useFinder, useMatches } from './data/use-finder.ts'
import css from './questionnaire.module.css'
import {
  AgeQuestion,
  InterestsQuestion,
  LooksQuestion,
  RelationshipQuestion,
  WhomQuestion,
} from './questions/questions.tsx'
import { PlaceQuestion } from './questions/place-question.tsx'

/** A few questions, then the members who fit the answers. */
export function MatchFinder({ loaded }: { loaded: LoadedMatchFinder }) {
  const finder = useFinder(loaded)
  return finder.step === 'result' ? (
    <Result finder={finder} loaded={loaded.matches} />
  ) : (
    <Questionnaire finder={finder} question={finder.step} />
  )
}

/** One question at a time; with each the two circles come closer. */
function Questionnaire({ finder, question }: { finder: Finder; question: Question }) {
  const t = useText('match-finder')
  const { at, questions } = finder
  const progress = { step: at + 1, steps: questions.length }

  return (
    <div className={css['page']}>
      <div className={css['aside']}>
        <FinderArt near={at / questions.length} />
        <p className="small mute">{t('progress', progress)}</p>
        <StepBar steps={questions.length} reached={at + 1} label={t('progress', progress)} />
      </div>
      <Form className={css['question']} onSubmit={() => finder.goOn()}>
        <h1 key={question} tabIndex={-1} ref={finder.movedTo === question ? focusShown : undefined}>
          {t(`questions.${question}.title`)}
        </h1>
        <p className="lead">{t(`questions.${question}.text`)}</p>
        <QuestionFields finder={finder} question={question} />
        <Actions finder={finder} question={question} />
      </Form>
    </div>
  )
}

function Actions({ finder, question }: { finder: Finder; question: Question }) {
  const t = useText('match-finder')
  const { at, questions } = finder
  const isLast = at === questions.length - 1
  return (
    <div className={css['actions']}>
      <Button type="submit" size="lg" iconEnd="arrow-right-bold">
        {t(isLast ? 'show' : 'next')}
      </Button>
      {question !== 'whom' && (
        <Button kind="ghost" size="lg" onClick={() => finder.skip(question)}>
          {t('skip')}
        </Button>
      )}
      {at > 0 && (
        <Button
          kind="ghost"
          size="lg"
          icon="arrow-left"
          className={css['back']}
          onClick={finder.goBack}
        >
          {t('back')}
        </Button>
      )}
    </div>
  )
}

const RADIUS = 84
const [FAR, NEAR] = [204, 96]

/** The member's own circle, and another that comes closer: from 0, apart, to 1, where the lens between them is lit. */
function FinderArt({ near }: { near: number }) {
  const id = useId()
  const own = useUser()?.profile.main_image
  const apart = FAR - near * (FAR - NEAR)
  const [mine, other] = [200 - apart / 2, 200 + apart / 2]
  return (
    <svg className={finderArtCss['art']} viewBox="0 0 400 192" aria-hidden="true">
      <clipPath id={id}>
        <circle cx={mine} cy="96" r={RADIUS} />
      </clipPath>
      <circle className={finderArtCss['ground']} cx={mine} cy="96" r={RADIUS} />
      {own && (
        <image
          href={privatePhotoAddress(own.filename)}
          x={mine - RADIUS}
          y={96 - RADIUS}
          width={2 * RADIUS}
          height={2.5 * RADIUS}
          clipPath={`url(#${id})`}
        />
      )}
      <g clipPath={`url(#${id})`}>
        <circle className={finderArtCss['lens']} cx={other} cy="96" r={RADIUS} />
      </g>
      <circle className={finderArtCss['own']} cx={mine} cy="96" r={RADIUS} />
      <circle className={finderArtCss['other']} cx={other} cy="96" r={RADIUS} />
    </svg>
  )
}

const FIELDS: Record<Question, ComponentType<QuestionProps>> = {
  whom: WhomQuestion,
  age: AgeQuestion,
  place: PlaceQuestion,
  interests: InterestsQuestion,
  looks: LooksQuestion,
  relationship: RelationshipQuestion,
}

/** What a question is answered with. */
function QuestionFields({ finder, question }: QuestionProps & { question: Question }) {
  const Fields = FIELDS[question]
  return <Fields finder={finder} />
}

/** The members who fit the answers, and the answers themselves, each a way back to its question. */
function Result({ finder, loaded }: { finder: Finder; loaded: Found | null }) {
  const t = useText('match-finder.result')
  const matches = useMatches(finder.asked, loaded)
  const [first] = finder.questions
  const adjust = () => first && finder.goTo(first, finder.asked)

  return (
    <div className={matchesCss['page']}>
      <div className={matchesCss['head']}>
        <div>
          <h1 tabIndex={-1} ref={finder.movedTo === 'result' ? focusShown : undefined}>
            {t('title')}
          </h1>
          <p className="lead">{t('lead')}</p>
        </div>
        {first && (
          <Button kind="quiet" icon="sliders-horizontal" onClick={adjust}>
            {t('adjust')}
          </Button>
        )}
      </div>
      <AnswerChips finder={finder} />
      <Matches matches={matches} onWiden={adjust} />
      <p className={matchesCss['onward']}>
        {t('game_text')}{' '}
        <KitLink className="link" href={pathTo('swipe-game')}>
          {t('game')}
        </KitLink>
      </p>
    </div>
  )
}

/** What was answered, in a few words each; a press leads back to the question. */
function AnswerChips({ finder }: { finder: Finder }) {
  const t = useText('match-finder.result')
  const { asked, questions, goTo } = finder
  const nameOf = useAnswerNames(asked)
  const answered = questions.filter((question) => isAnswered(asked, question))
  if (answered.length === 0) return null

  return (
    <ul className={matchesCss['answers']} aria-label={t('answers')}>
      {answered.map((question) => (
        <li key={question}>
          <Chip
            on
            icon="pencil-simple"
            aria-pressed={undefined}
            onClick={() => goTo(question, asked)}
          >
            {nameOf(question)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** What an answer is called in a few words. */
function useAnswerNames(answers: Answers): (question: Question) => string {
  const t = useText('match-finder.answers')
  const words = useText('profile-words')
  const place = usePlaceName(answers)
  const { gender, min_age: min = MIN_AGE, max_age: max = MAX_AGE, interests = [] } = answers
  const { body_type: body = [], hair_color: hair = [], eye_color: eyes = [] } = answers
  const { relationship_status: relations = [] } = answers
  const NAMES: Record<Question, () => string> = {
    whom: () => (gender ? words(`seeks.${gender}`) : ''),
    age: () => t('age', { min, max }),
    place: () => place,
    interests: () => t('interests', { count: interests.length }),
    looks: () => t('looks', { count: body.length + hair.length + eyes.length }),
    relationship: () => relations.map((each) => words(`relationship_status.${each}`)).join(', '),
  }
  return (question) => NAMES[question]()
}

function usePlaceName({ distance, countryregion, country }: Answers): string {
  const t = useText('match-finder.answers')
  const countryName = useCountryName()
  const region = useRegions(country).find(({ code }) => code === countryregion)
  if (region) return region.name
  if (country) return countryName(country)
  return t('distance', { km: distance ?? 0 })
}
