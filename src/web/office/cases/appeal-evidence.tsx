import type { Contested as Appeal } from '#contract/office/standing.ts'
import { Card } from './case-parts.tsx'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { TwoPeople } from '#web/office/kit/parts.tsx'
import { exactly } from '#web/office/kit/times.ts'
import css from './case.module.css'

/** What is contested: who decided and why, what the member read and says, and what would come back. */
export function Appealed({ appeal, caseId }: { appeal: Appeal; caseId: number }) {
  const { t, language } = useOffice()
  const { name } = useOperator()
  const words = t.decisions.appeal
  return (
    <>
      <div className={css['again']}>
        <TwoPeople first={appeal.who} second={name} />
        <p>
          <b>{words.who(appeal.who)}</b>
          <br />
          {words.whoMore(appeal.who)}
        </p>
      </div>
      <div className={css['sides']}>
        <First appeal={appeal} />
        <Card title={words.says}>
          <small>{exactly(appeal.appealed_at, language)}</small>
          <p className={css['words']} lang={appeal.language}>
            {appeal.words}
          </p>
        </Card>
      </div>
      <Taken appeal={appeal} caseId={caseId} />
      {appeal.parts.length > 0 && (
        <Card title={words.read}>
          <dl className={css['statement']} lang={appeal.language}>
            {appeal.parts.map(({ term, words: said }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}

function First({ appeal }: { appeal: Appeal }) {
  const { t, language } = useOffice()
  const words = t.decisions.appeal
  const { rule } = appeal
  const what = [
    t.decisions.measures[appeal.measure],
    appeal.days === null ? '' : t.cases.suspension(appeal.days),
  ]
  return (
    <Card title={words.first}>
      <small>
        {t.decisions.number(appeal.decision)}, {exactly(appeal.decided_at, language)}
      </small>
      <p>
        <b>{appeal.who}</b>: {what.filter(Boolean).join(', ')}
      </p>
      <dl className={css['facts']}>
        {rule && (
          <>
            <dt>{words.rule}</dt>
            <dd>
              {rule.names[language]} <small>{words.version(rule.version)}</small>
              {'\n'}
              {t.decisions.panel.ground[rule.ground]} {rule.article}
            </dd>
          </>
        )}
        <dt>{words.facts}</dt>
        <dd>{appeal.facts}</dd>
        <dt>{words.strikes}</dt>
        <dd>{appeal.strikes === 0 ? words.none : appeal.strikes}</dd>
      </dl>
    </Card>
  )
}

function Taken({ appeal, caseId }: { appeal: Appeal; caseId: number }) {
  const { t } = useOffice()
  const words = t.decisions.appeal
  const { texts, photos } = appeal.taken
  if (texts.length === 0 && photos === 0) return null
  return (
    <Card title={words.taken}>
      {texts.map((text) => (
        <p key={text} className={css['words']} lang={appeal.language}>
          {text}
        </p>
      ))}
      {photos > 0 && (
        <div className={css['photos']}>
          {Array.from({ length: photos }, (_, nth) => (
            <img
              key={nth}
              src={`/api/office/case-picture?case_id=${caseId}&which=taken&nth=${nth}`}
              alt={words.photo(nth + 1)}
            />
          ))}
        </div>
      )}
      <small>{words.takenMore}</small>
    </Card>
  )
}
