import { useEffect, useState } from 'react'
import type { SiteForm } from '#contract/office/settings.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { openSite } from '#contract/office/sites.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { Preview } from '#web/office/settings/preview.tsx'
import { localesOf } from '#web/office/settings/settings.tsx'
import { step as stepToField } from '#web/office/settings/settings-groups.tsx'
import { FieldRows } from '#web/office/settings/settings-rows.tsx'
import { type SiteFormState, useSiteForm } from '#web/office/settings/use-site-form.ts'
import { Check } from './check.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { StepMore } from './step-more.tsx'
import { STEPS } from './steps.ts'
import css from './sites.module.css'
import panes from '#web/office/settings/settings.module.css'
import table from '#web/office/kit/table.module.css'

/** A new site in five steps and a check: all that is typed is the draft of its settings, which opening publishes. */
export function Prepare() {
  const siteId = usePlace().searchParams.get('site') ?? ''
  return <PrepareOf key={siteId} siteId={siteId} />
}

const LAST = STEPS.length + 1

function useStep(siteId: string): readonly [step: number, go: (step: number) => void] {
  const asked = Number(usePlace().searchParams.get('step') ?? 1)
  const step = Number.isInteger(asked) && asked >= 1 && asked <= LAST ? asked : 1
  const go = (next: number) =>
    goTo(`/sites-prepare${queryOf({ site: siteId, step: Math.min(LAST, Math.max(1, next)) })}`)
  return [step, go]
}

function PrepareOf({ siteId }: { siteId: string }) {
  const { t } = useOffice()
  const words = t.sites
  const state = useSiteForm(siteId)
  const { form } = state
  const [step, go] = useStep(siteId)
  const [isOpening, setOpening] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  const { permissions } = useOperator()
  const mayOpen = permissions.includes('sites_make')
  const isReady = form !== undefined && mayOpen && isWhole(form) && !state.isBusy
  const onNext = () => (step < LAST ? go(step + 1) : isReady && setOpening(true))
  useKeys({
    '[': () => go(step - 1),
    ']': () => go(step + 1),
    j: () => stepToField(1),
    k: () => stepToField(-1),
  })
  useControlEnter(onNext)
  return (
    <Frame
      isWhole
      title={form?.domain ?? words.title}
      badge={form && !form.is_live ? words.closed : undefined}
      note={step < LAST ? words.stepOf(step, STEPS.length) : words.check}
      actions={
        <span className={panes['narrow']}>
          <Button look="quiet" icon="eye" onClick={() => setPreviewing(!isPreviewing)}>
            {isPreviewing ? t.settings.preview.hide : t.settings.preview.show}
          </Button>
        </span>
      }
      keys={[
        [['[', ']'], words.keys.step],
        [['J', 'K'], t.settings.keys.move],
        [['Ctrl', '↵'], words.keys.next],
      ]}
    >
      {form ? (
        <div className={classNames(panes['panes'], isPreviewing && panes['previewing'])}>
          <Steps form={form} step={step} onStep={go} />
          <Middle {...{ form, state, step, isReady, go }} onOpen={() => setOpening(true)} />
          <Side form={form} step={step} />
        </div>
      ) : (
        <p className={table['empty']} role={state.query.isError ? 'alert' : 'status'}>
          {state.query.isError || siteId === '' ? wordsFor(t, state.query.error) : t.loading}
        </p>
      )}
      {form && isOpening && <Opening {...{ form, state }} onClose={() => setOpening(false)} />}
    </Frame>
  )
}

type OpeningProps = {
  readonly form: SiteForm
  readonly state: SiteFormState
  readonly onClose: () => void
}

function Opening({ form, state, onClose }: OpeningProps) {
  const { site_id, revision, version, domain } = form
  return (
    <OpenDialog
      domain={domain}
      onClose={onClose}
      open={() => call(openSite, { site_id, revision, version })}
      onDone={(next) => {
        state.put(next)
        onClose()
      }}
    />
  )
}

/** Whether nothing holds a site back any more. */
function isWhole(form: SiteForm): boolean {
  return !form.is_live && form.missing.length === 0 && form.problems.length === 0
}

/** The one key that also works while typing. */
function useControlEnter(work: () => unknown): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (!document.querySelector('dialog[open]')) work()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

type StepsProps = {
  readonly form: SiteForm
  readonly step: number
  readonly onStep: (step: number) => void
}

/** Where one is, and where something is missing. */
function Steps({ form, step, onStep }: StepsProps) {
  const { t } = useOffice()
  const wrong = [...form.missing, ...form.problems.map(({ field }) => field)]
  return (
    <div className={panes['groups']}>
      <nav aria-label={t.sites.title}>
        {STEPS.map(({ key, fields }, nth) => {
          const missing = new Set(wrong.filter((field) => fields.includes(field))).size
          return (
            <button
              key={key}
              type="button"
              aria-current={step === nth + 1 ? 'step' : undefined}
              onClick={() => onStep(nth + 1)}
            >
              {`${nth + 1}. ${t.sites.steps[key]?.[0] ?? key}`}
              {missing > 0 ? (
                <span className={panes['some']}>{missing}</span>
              ) : (
                <Icon name="check-bold" size="sm" />
              )}
            </button>
          )
        })}
        <button
          type="button"
          aria-current={step === LAST ? 'step' : undefined}
          onClick={() => onStep(LAST)}
        >
          {t.sites.check}
        </button>
      </nav>
    </div>
  )
}

type MiddleProps = {
  readonly form: SiteForm
  readonly state: SiteFormState
  readonly step: number
  readonly isReady: boolean
  readonly go: (step: number) => void
  readonly onOpen: () => void
}

function Middle({ form, state, step, isReady, go, onOpen }: MiddleProps) {
  const { t } = useOffice()
  const mayEdit = useOperator().permissions.includes('settings_edit')
  const known = STEPS[step - 1]
  const [name, what] = t.sites.steps[known?.key ?? ''] ?? [t.sites.checkTitle, '']
  const fields = (known?.fields ?? []).flatMap((field) =>
    form.fields.filter((each) => each.name === field),
  )
  return (
    <div className={panes['middle']}>
      {known ? (
        <FieldRows
          key={known.key}
          state={state}
          fields={fields}
          isReadOnly={!mayEdit}
          head={
            <header className={css['head']}>
              <h2>{name}</h2>
              <p>{what}</p>
            </header>
          }
        >
          <StepMore step={known.key} form={form} state={state} />
        </FieldRows>
      ) : (
        <Check form={form} onStep={go} />
      )}
      <footer className={panes['foot']}>
        <p role="status">{state.isBusy ? t.settings.saving : footWords(t, form, known)}</p>
        {step > 1 && (
          <Button look="bare" onClick={() => go(step - 1)}>
            {t.sites.back}
          </Button>
        )}
        {known && (
          <Button look="ink" hint="Ctrl ↵" onClick={() => go(step + 1)}>
            {step === STEPS.length ? t.sites.toCheck : t.sites.next}
          </Button>
        )}
        {!known && !form.is_live && (
          <button type="button" className={panes['publish']} disabled={!isReady} onClick={onOpen}>
            {t.sites.openIt(form.domain)}
          </button>
        )}
      </footer>
    </div>
  )
}

function footWords(
  t: ReturnType<typeof useOffice>['t'],
  form: SiteForm,
  known: object | undefined,
): string {
  if (form.is_live) return t.sites.isOpen(form.domain)
  if (known) return t.sites.allSaved
  return isWhole(form) ? t.sites.never : t.sites.notReady
}

/** The site as it will be. */
function Side({ form, step }: { form: SiteForm; step: number }) {
  return (
    <div className={panes['side']}>
      <Preview
        key={step}
        siteId={form.site_id}
        pages={STEPS[step - 1]?.pages ?? ['first', 'prices', 'mail', 'receipt']}
        which="draft"
        locales={localesOf(form)}
        revision={`${form.version}.${form.revision}`}
      />
    </div>
  )
}
