import { type Ref, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { decideReport } from '#contract/office/case-decisions.ts'
import type { CaseDetail } from '#contract/office/cases.ts'
import {
  CONTENT,
  listPolicies,
  MEASURES,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#contract/office/decisions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from './call.ts'
import { useOffice, useOperator } from './context.tsx'
import { Measures, Words } from './decision-parts.tsx'
import { Key, Problem, Select } from './parts.tsx'
import { type Draft, NOTHING, useDeciding, useDraft } from './use-deciding.ts'
import { useKeys } from './use-keys.ts'
import css from './case.module.css'

function toggled(parts: Draft['content'], part: (typeof CONTENT)[number]): Draft['content'] {
  return parts.includes(part) ? parts.filter((other) => other !== part) : [...parts, part]
}

function isWhole({ facts, measure, policy }: Draft): boolean {
  return facts.trim() !== '' && (measure === 'nothing' || policy !== '')
}

/** What is asked for, without what the measure has no use for. */
function wantedOf({ measure, days, policy, facts, content }: Draft, needsContent: boolean) {
  return {
    measure,
    facts,
    ...(policy === '' ? {} : { policy_id: policy }),
    ...(measure === 'suspend' ? { days } : {}),
    ...(needsContent ? { content: [...content] } : {}),
  }
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
  const needsContent = draft.measure === 'remove' && detail.evidence?.subject === 'member'
  const mayDecide = detail.is_mine && permissions.includes('reports_decide')
  const isReady = mayDecide && isWhole(draft) && (!needsContent || draft.content.length > 0)
  const submit = () => {
    if (!isReady || isBusy) return
    void decide(() => call(decideReport, { case_id: id, ...wantedOf(draft, needsContent) }))
  }
  useKeys({
    m: () => measures.current?.querySelector('button')?.focus(),
    f: () => facts.current?.focus(),
    n: submit,
    ...Object.fromEntries(
      MEASURES.map((measure, nth) => [String(nth + 1), () => change({ measure })]),
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
        siteId={detail.case.site_id}
        draft={draft}
        change={change}
        needsContent={needsContent}
        measures={measures}
        facts={facts}
      />
      <Problem>{problem}</Problem>
      <button
        type="submit"
        className={classNames(css['main'], draft.measure === 'nothing' && css['calm'])}
        disabled={!isReady || isBusy}
      >
        {t.cases.decide[draft.measure]} <Key on>N</Key>
      </button>
    </form>
  )
}

type FieldsProps = {
  readonly siteId: string | null
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly needsContent: boolean
  readonly measures: Ref<HTMLDivElement>
  readonly facts: Ref<HTMLTextAreaElement>
}

function Fields({ siteId, draft, change, needsContent, measures, facts }: FieldsProps) {
  const { t } = useOffice()
  const policies = usePolicies(siteId)
  return (
    <>
      <Measures
        ref={measures}
        words={t.cases.measure}
        options={MEASURES.map((measure) => [measure, t.cases.measures[measure]] as const)}
        isOn={(measure) => draft.measure === measure}
        onPress={(measure) => change({ measure })}
        hasKeys
      />
      {needsContent && (
        <Measures
          words={t.cases.measures.remove}
          options={CONTENT.map((part) => [part, t.cases.content[part]] as const)}
          isOn={(part) => draft.content.includes(part)}
          onPress={(part) => change({ content: toggled(draft.content, part) })}
        />
      )}
      <div className={css['two']}>
        <Select
          label={t.cases.policy}
          value={draft.policy}
          onChange={(policy) => change({ policy })}
          options={[['', t.cases.noPolicy], ...policies]}
        />
        {draft.measure === 'suspend' && (
          <Select
            label={t.cases.howLong}
            value={String(draft.days)}
            onChange={(days) => change({ days: Number(days) as SuspensionDays })}
            options={SUSPENSION_DAYS.map(
              (days) => [String(days), t.cases.suspension(days)] as const,
            )}
          />
        )}
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

/** The rules of the site that are in use, each by its name. */
function usePolicies(siteId: string | null): (readonly [id: string, name: string])[] {
  const { language } = useOffice()
  const { data } = useQuery({
    queryKey: ['policies', siteId],
    queryFn: () => call(listPolicies, { site_id: siteId ?? '' }),
    enabled: siteId !== null,
  })
  const inUse = (data?.policies ?? []).filter(({ is_in_use: isInUse }) => isInUse)
  return inUse.map(({ id, number, texts }) => [id, `${number} ${texts[language].name}`] as const)
}
