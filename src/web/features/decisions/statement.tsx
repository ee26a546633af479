import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { appealDecision, LONGEST_APPEAL, type MemberStatement } from '#contract/decisions.ts'
import { call } from '#web/api/call.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { dateFormat } from '#web/i18n/formats.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import css from './statement.module.css'

/** A statement of reasons, and the way to contest it. It is in the member's language, whoever opened the link. */
export function Statement({ loaded }: { loaded: MemberStatement | null }) {
  const t = useText('statement')
  const day = useDay()
  const [sent, setSent] = useState<MemberStatement | null>(null)
  const statement = sent ?? loaded
  if (!statement) return <PageCard title={t('dead')} lead={t('dead_text')} />

  const { number, at, language, title, parts, state } = statement
  return (
    <PageCard title={title} lead={t('number', { number: String(number), at: day(at) })}>
      {state === 'over' && <Notice>{t('over')}</Notice>}
      {state === 'reversed' && <Notice kind="done">{t('reversed')}</Notice>}
      <dl className={css['parts']} lang={language}>
        {parts.map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{words}</dd>
          </div>
        ))}
      </dl>
      <Contest statement={statement} onSent={setSent} isJustSent={sent !== null} />
    </PageCard>
  )
}

type ContestProps = {
  readonly statement: MemberStatement
  readonly onSent: (statement: MemberStatement) => void
  readonly isJustSent: boolean
}

function Contest({ statement, onSent, isJustSent }: ContestProps) {
  const t = useText('statement')
  const { now } = useClock()
  const { appeal, state, contest_until: until } = statement
  if (appeal) return <Appealed appeal={appeal} isJustSent={isJustSent} />
  if (state === 'reversed') return null
  if (new Date(until).getTime() <= now.getTime()) return <p className="soft">{t('late')}</p>
  return <AppealForm until={until} onSent={onSent} />
}

function AppealForm({ until, onSent }: Pick<ContestProps, 'onSent'> & { readonly until: string }) {
  const t = useText('statement')
  const day = useDay()
  const token = useSearchParams()[0].get('token') ?? ''
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    mutationFn: (words: string) => call(appealDecision, { token, words }),
    onSuccess: ({ statement }) => onSent(statement),
  })

  function submit(form: FormData): string[] {
    const words = textIn(form, 'words').trim()
    setMissing(words === '')
    if (words === '') return ['words']
    send.mutate(words)
    return []
  }

  return (
    <section className={css['appeal']} aria-labelledby="appeal">
      <h2 id="appeal" className="title-md">
        {t('appeal')}
      </h2>
      <p className="soft">{t('lead', { until: day(until) })}</p>
      <Form className={css['form']} onSubmit={submit}>
        <TextArea
          name="words"
          label={t('words')}
          rows={6}
          maxLength={LONGEST_APPEAL}
          error={isMissing && t('missing')}
        />
        <RefusalNotice error={send.error} />
        <ScriptNeeded />
        <SubmitButton size="lg" busy={send.isPending}>
          {t('submit')}
        </SubmitButton>
      </Form>
    </section>
  )
}

type AppealedProps = {
  readonly appeal: NonNullable<MemberStatement['appeal']>
  readonly isJustSent: boolean
}

/** What was sent, and what became of it. */
function Appealed({ appeal, isJustSent }: AppealedProps) {
  const t = useText('statement')
  const day = useDay()
  const { at, words, outcome, reasons } = appeal
  return (
    <section
      ref={isJustSent ? focusShown : null}
      tabIndex={-1}
      className={css['appeal']}
      aria-labelledby="appeal"
    >
      <h2 id="appeal" className="title-md">
        {t('yours')}
      </h2>
      <p className="small soft">{t('sent', { at: day(at) })}</p>
      <blockquote className={css['quote']} dir="auto">
        {words}
      </blockquote>
      {outcome === null && <Notice role="status">{t('waiting')}</Notice>}
      {outcome === 'upheld' && <p>{t('upheld')}</p>}
      {outcome === 'lapsed' && <p>{t('lapsed')}</p>}
      {reasons !== '' && (
        <blockquote className={css['quote']} dir="auto">
          {reasons}
        </blockquote>
      )}
    </section>
  )
}

function useDay(): (moment: string) => string {
  const { locale, timeZone } = useClock()
  const format = dateFormat(locale, { dateStyle: 'long', timeZone })
  return (moment) => format.format(new Date(moment))
}
