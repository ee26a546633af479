import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  CONTENT,
  type Content,
  type DecisionSubject,
  listPolicies,
  type MeasureName,
  MEASURES,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#contract/office/decisions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Measures, Words } from './decision-parts.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { Key, Problem, Select } from '#web/office/kit/parts.tsx'
import { measureIn, Proposal, StatementPreview, usePreview } from './statement-preview.tsx'
import { type Draft, NOTHING, useDraft } from './use-deciding.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './case.module.css'

export type Wanted = ReturnType<typeof wantedOf>

type DecisionFormProps = {
  /** Under which name what is typed is kept. */
  readonly draftKey: string
  readonly siteId: string | null
  readonly about: DecisionSubject | null
  /** Whether it must be said what of a profile goes. */
  readonly isWholeProfile: boolean
  readonly mayDecide: boolean
  readonly isBusy: boolean
  readonly problem: string | null
  readonly onDecide: (wanted: Wanted, goesOn: boolean) => void
  /** What follows the measure on the button. */
  readonly after: string
  /** Whether doing nothing is a decision, too: where somebody waits for one. */
  readonly mayBeNothing: boolean
}

/** What is done, by which rule and why, beside what the member will read. It stays closed until all of it is said. */
export function DecisionForm({
  draftKey,
  siteId,
  about,
  isWholeProfile,
  ...rest
}: DecisionFormProps) {
  const { t } = useOffice()
  const [draft, change] = useDraft(draftKey, NOTHING)
  const needsContent = draft.measure === 'remove' && isWholeProfile
  const wanted = wantedOf(draft, needsContent)
  const policies = usePolicies(siteId)
  const isInUse = policies?.some(({ id }) => id === draft.policy) ?? false
  // What is being decided now can be asked about no more, nor a rule that is switched off.
  const preview = usePreview(about, wanted, isInUse && !rest.isBusy)
  const measures = MEASURES.filter((measure) => rest.mayBeNothing || measure !== 'nothing')
  const isReady = rest.mayDecide && !rest.isBusy && isWhole(draft, { measures, needsContent })
  const submit = (goesOn: boolean) => {
    if (isReady) rest.onDecide(wanted, goesOn)
  }
  const take = () => {
    const proposed = preview.data?.proposed
    if (proposed) change({ measure: proposed.measure, days: proposed.days ?? draft.days })
  }
  const { group, policy, facts, reads } = useFieldKeys(change, { measures, take, submit })

  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) submit(true)
        leaveField(event)
      }}
    >
      <Fields
        policies={policies}
        draft={draft}
        change={change}
        needsContent={needsContent}
        measures={measures}
        group={group}
        policy={policy}
        facts={facts}
      >
        <Proposal preview={preview.data} draft={draft} onTake={take} />
      </Fields>
      <StatementPreview ref={reads} preview={preview} draft={draft} />
      <Problem>{rest.problem}</Problem>
      <Submit draft={draft} isReady={isReady} words={buttonWords(t, draft, rest)} />
    </form>
  )
}

type SubmitProps = { readonly draft: Draft; readonly isReady: boolean; readonly words: string }

/** Crimson where a member will notice. */
function Submit({ draft, isReady, words }: SubmitProps) {
  return (
    <button
      type="submit"
      className={classNames(css['main'], draft.measure === 'nothing' && css['calm'])}
      disabled={!isReady}
    >
      {words} <Key on>N</Key>
    </button>
  )
}

/** Escape leaves a field, so that single keys work again. */
function leaveField({ key, target }: KeyboardEvent): void {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur()
}

function buttonWords(
  t: OfficeTexts,
  draft: Draft,
  { mayBeNothing, after }: Pick<DecisionFormProps, 'mayBeNothing' | 'after'>,
): string {
  if (draft.measure !== 'nothing') return `${measureIn(t, draft)}${after}`
  return mayBeNothing ? t.cases.decide.nothing : t.decisions.appeal.choose
}

function isWhole(
  { facts, measure, policy, content }: Draft,
  { measures, needsContent }: { measures: readonly MeasureName[]; needsContent: boolean },
): boolean {
  if (!measures.includes(measure) || (needsContent && content.length === 0)) return false
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

type Doing = {
  readonly measures: readonly MeasureName[]
  readonly take: () => void
  readonly submit: (goesOn: boolean) => void
}

/** The keys of the form, and what they lead to. */
function useFieldKeys(change: (changes: Partial<Draft>) => void, doing: Doing) {
  const { take, submit } = doing
  const group = useRef<HTMLDivElement>(null)
  const policy = useRef<HTMLDivElement>(null)
  const facts = useRef<HTMLTextAreaElement>(null)
  const reads = useRef<HTMLElement>(null)
  useKeys({
    m: () => group.current?.querySelector('button')?.focus(),
    l: () => policy.current?.querySelector('select')?.focus(),
    w: () => policy.current?.querySelectorAll('select')[1]?.focus(),
    f: () => facts.current?.focus(),
    v: () => reads.current?.focus(),
    '.': take,
    s: () => submit(false),
    n: () => submit(true),
    ...Object.fromEntries(
      doing.measures.map((measure, nth) => [String(nth + 1), () => change({ measure })]),
    ),
  })
  return { group, policy, facts, reads }
}

type Policies = ReturnType<typeof usePolicies>

type FieldsProps = {
  readonly policies: Policies
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly needsContent: boolean
  readonly measures: readonly MeasureName[]
  readonly group: Ref<HTMLDivElement>
  readonly policy: Ref<HTMLDivElement>
  readonly facts: Ref<HTMLTextAreaElement>
  readonly children: ReactNode
}

function Fields({ policies, draft, change, needsContent, ...rest }: FieldsProps) {
  const { measures, group, policy, facts, children } = rest
  const { t } = useOffice()
  return (
    <>
      <Measures
        ref={group}
        words={t.cases.measure}
        options={measures.map((measure) => [measure, t.cases.measures[measure]] as const)}
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
      <Rule ref={policy} policies={policies} draft={draft} change={change} />
      {children}
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

function toggled(parts: readonly Content[], part: Content): readonly Content[] {
  return parts.includes(part) ? parts.filter((other) => other !== part) : [...parts, part]
}

type RuleProps = Pick<FieldsProps, 'policies' | 'draft' | 'change'> & {
  readonly ref: Ref<HTMLDivElement>
}

/** The rule it goes by, with its ground and what it counts, and how long a suspension lasts. */
function Rule({ ref, policies, draft, change }: RuleProps) {
  const { t, language } = useOffice()
  const chosen = policies?.find(({ id }) => id === draft.policy)
  const isGone = draft.policy !== '' && policies !== null && !chosen
  const words = t.decisions.panel
  return (
    <>
      <div ref={ref} className={css['two']}>
        <Select
          label={t.cases.policy}
          value={chosen?.id ?? ''}
          onChange={(policy) => change({ policy })}
          options={[
            ['', t.cases.noPolicy],
            ...(policies ?? []).map(
              ({ id, number, texts }) => [id, `${number} ${texts[language].name}`] as const,
            ),
          ]}
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
      {isGone && <p className={css['handed']}>{t.decisions.rules.gone}</p>}
      {chosen && (
        <p className={css['more']}>
          {words.ground[chosen.ground]} {chosen.article}.{' '}
          {chosen.strikes === 0
            ? words.noStrike
            : words.lapse(t.decisions.strikes(chosen.strikes), chosen.strike_days)}
        </p>
      )}
    </>
  )
}

/** The rules of the site that are in use; null while they are on their way. */
function usePolicies(siteId: string | null) {
  const { data } = useQuery({
    queryKey: ['policies', siteId],
    queryFn: () => call(listPolicies, { site_id: siteId ?? '' }),
    enabled: siteId !== null,
  })
  return data?.policies.filter(({ is_in_use: isInUse }) => isInUse) ?? null
}
