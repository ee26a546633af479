import type { SiteForm } from '#contract/office/settings.ts'
import { queryOf } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { wordsOf } from '#web/office/settings/setting-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { STEPS, stepWith, WORTH_A_LOOK } from './steps.ts'
import css from './sites.module.css'
import panes from '#web/office/settings/settings.module.css'

type CheckProps = { readonly form: SiteForm; readonly onStep: (step: number) => void }

/** What is missing before a site may open, each with the way to it. */
export function Check({ form, onStep }: CheckProps) {
  const { t } = useOffice()
  const contradicting = [...new Set(form.problems.map(({ field }) => field))]
  if (form.is_live) return <Opened form={form} />
  return (
    <div className={panes['rows']}>
      <header className={css['head']}>
        <h2>{t.sites.checkTitle}</h2>
        <p>{t.sites.dns(form.domain)}</p>
      </header>
      <ol className={css['checks']}>
        {STEPS.map(({ key, fields }, nth) => (
          <StepCheck
            key={key}
            name={`${nth + 1}. ${t.sites.steps[key]?.[0] ?? key}`}
            missing={form.missing.filter((field) => fields.includes(field))}
            contradicting={contradicting.filter((field) => fields.includes(field))}
            onStep={() => onStep(nth + 1)}
          />
        ))}
      </ol>
      <AsDelivered form={form} onStep={onStep} />
    </div>
  )
}

type StepCheckProps = {
  readonly name: string
  readonly missing: readonly string[]
  readonly contradicting: readonly string[]
  readonly onStep: () => void
}

function StepCheck({ name, missing, contradicting, onStep }: StepCheckProps) {
  const { t } = useOffice()
  const isDone = missing.length + contradicting.length === 0
  const told = [
    [t.sites.needed, missing],
    [t.sites.contradiction, contradicting],
  ] as const
  return (
    <li className={classNames(css['check'], isDone && css['done'])}>
      <Icon name={isDone ? 'check-circle-fill' : 'warning-circle'} size="sm" />
      <div>
        <b>{name}</b>
        {isDone && <p>{t.sites.done}</p>}
        {told.map(
          ([words, fields]) =>
            fields.length > 0 && (
              <p key={words}>
                {words}: {fields.map((field) => wordsOf(t, field)[0]).join(', ')}
              </p>
            ),
        )}
      </div>
      {!isDone && (
        <Button look="quiet" onClick={onStep}>
          {name.slice(3)}
        </Button>
      )}
    </li>
  )
}

/** What nobody changed: it may be right, and is often forgotten. */
function AsDelivered({ form, onStep }: CheckProps) {
  const { t } = useOffice()
  const same = form.fields.filter(
    ({ name, draft, standard }) =>
      WORTH_A_LOOK.includes(name) && JSON.stringify(draft) === JSON.stringify(standard),
  )
  if (same.length === 0) return null
  return (
    <section className={css['section']} aria-label={t.sites.asDelivered}>
      <h3>{t.sites.asDelivered}</h3>
      <p>{t.sites.asDeliveredMore}</p>
      <div className={css['chips']}>
        {same.map(({ name }) => (
          <Button key={name} look="quiet" onClick={() => onStep(stepWith(name))}>
            {wordsOf(t, name)[0]}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** It is done: what comes after. */
function Opened({ form }: { form: SiteForm }) {
  const { t } = useOffice()
  return (
    <div className={panes['rows']}>
      <header className={css['head']} role="status">
        <h2>{t.sites.isOpen(form.domain)}</h2>
        <p>{t.sites.isOpenMore}</p>
      </header>
      <div className={css['chips']}>
        <a
          className={css['visit']}
          href={`https://${form.domain}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.sites.visit}
        </a>
        <Button look="ink" onClick={() => goTo(`/settings${queryOf({ site: form.site_id })}`)}>
          {t.sites.toSettings}
        </Button>
      </div>
    </div>
  )
}
