import { type Ref, useRef } from 'react'
import { decideReport, REPORT_DECISIONS } from '#contract/office/case-decisions.ts'
import type { CaseDetail } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from './call.ts'
import { useOffice, useOperator } from './context.tsx'
import { Measures, Words } from './decision-parts.tsx'
import { Field, Key, Problem, Select } from './parts.tsx'
import { type Draft, NOTHING, useDeciding, useDraft } from './use-deciding.ts'
import { useKeys } from './use-keys.ts'
import css from './case.module.css'

const PARTS = ['about', 'photos'] as const

function toggled(parts: Draft['content'], part: (typeof PARTS)[number]): Draft['content'] {
  return parts.includes(part) ? parts.filter((other) => other !== part) : [...parts, part]
}

function isWhole({ facts, rule }: Draft): boolean {
  return facts.trim() !== '' && rule.trim() !== ''
}

/** What is done about what was reported, why, and by which rule. It stays closed until all of it is said. */
export function ReportPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { id } = detail.case
  const [draft, change] = useDraft(id, NOTHING)
  const { decide, problem, isBusy } = useDeciding(detail)
  const { permissions } = useOperator()
  const facts = useRef<HTMLTextAreaElement>(null)
  const measures = useRef<HTMLDivElement>(null)
  const needsContent = draft.decision === 'remove_content' && detail.evidence?.subject === 'member'
  const mayDecide = detail.is_mine && permissions.includes('reports_decide')
  const isReady = mayDecide && isWhole(draft) && (!needsContent || draft.content.length > 0)
  const submit = () => {
    if (!isReady || isBusy) return
    const content = needsContent ? [...draft.content] : []
    void decide(() => call(decideReport, { case_id: id, ...draft, content }))
  }
  useKeys({
    m: () => measures.current?.querySelector('button')?.focus(),
    f: () => facts.current?.focus(),
    n: submit,
    ...Object.fromEntries(
      REPORT_DECISIONS.map((decision, nth) => [String(nth + 1), () => change({ decision })]),
    ),
  })

  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) submit()
      }}
    >
      <Fields
        draft={draft}
        change={change}
        needsContent={needsContent}
        measures={measures}
        facts={facts}
      />
      <Problem>{problem}</Problem>
      <button
        type="submit"
        className={classNames(css['main'], draft.decision === 'no_action' && css['calm'])}
        disabled={!isReady || isBusy}
      >
        {t.cases.decide[draft.decision]} <Key on>N</Key>
      </button>
    </form>
  )
}

type FieldsProps = {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly needsContent: boolean
  readonly measures: Ref<HTMLDivElement>
  readonly facts: Ref<HTMLTextAreaElement>
}

function Fields({ draft, change, needsContent, measures, facts }: FieldsProps) {
  const { t } = useOffice()
  return (
    <>
      <Measures
        ref={measures}
        words={t.cases.measure}
        options={REPORT_DECISIONS.map(
          (decision) => [decision, t.cases.measures[decision]] as const,
        )}
        isOn={(decision) => draft.decision === decision}
        onPress={(decision) => change({ decision })}
        hasKeys
      />
      {needsContent && (
        <Measures
          words={t.cases.measures.remove_content}
          options={PARTS.map((part) => [part, t.cases.content[part]] as const)}
          isOn={(part) => draft.content.includes(part)}
          onPress={(part) => change({ content: toggled(draft.content, part) })}
        />
      )}
      <div className={css['two']}>
        <Select
          label={t.cases.ground}
          value={draft.ground}
          onChange={(ground) => change({ ground: ground as Draft['ground'] })}
          options={[
            ['terms', t.cases.grounds.terms],
            ['law', t.cases.grounds.law],
          ]}
        />
        <Field label={t.cases.rule} value={draft.rule} onChange={(rule) => change({ rule })} />
      </div>
      <Words
        ref={facts}
        label={t.cases.facts}
        hint={t.cases.factsHint}
        value={draft.facts}
        onChange={(words) => change({ facts: words })}
      />
    </>
  )
}
