import { useEffect, useState } from 'react'
import type { LocaleCode } from '#contract/locales.ts'
import { discardDraft, publishDraft, type SiteForm } from '#contract/office/settings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { Differences } from './differences.tsx'
import { Preview, type Which } from './preview.tsx'
import { DiscardDialog, Foot, PublishDialog } from './publishing.tsx'
import { Groups, step } from './settings-groups.tsx'
import { Rows } from './settings-rows.tsx'
import { type SiteFormState, useSiteForm } from './use-site-form.ts'
import css from './settings.module.css'
import table from '#web/office/kit/table.module.css'

/** Every setting of a site in a form made from its schema; what is changed here is a draft until it is published. */
export function SettingsScreen() {
  const { me } = useOffice()
  const siteId = usePlace().searchParams.get('site') ?? me.sites[0]?.id ?? ''
  return <SettingsOf key={siteId} siteId={siteId} />
}

type Asking = 'publish' | 'differences' | 'discard' | null

function SettingsOf({ siteId }: { siteId: string }) {
  const { t } = useOffice()
  const words = t.settings
  const mayEdit = useOperator().permissions.includes('settings_edit')
  const state = useSiteForm(siteId)
  const { form } = state
  const [which, setWhich] = useState<Which>('draft')
  const [asking, ask] = useState<Asking>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const changed = form?.fields.filter(({ is_changed: isChanged }) => isChanged).length ?? 0
  const toHistory = () => goTo(`/settings-history${queryOf({ site: siteId })}`)
  useSettingKeys({
    d: () => changed > 0 && ask('differences'),
    l: () => setWhich(which === 'draft' ? 'live' : 'draft'),
    h: toHistory,
  })
  const view = { state, changed, mayEdit, which, onWhich: setWhich, onAsk: ask, isPreviewing }
  return (
    <Frame
      isWhole
      title={words.title}
      badge={form && !form.is_live ? words.notLive : undefined}
      note={noteOf(t, state, changed)}
      actions={
        <>
          <span className={css['narrow']}>
            <Button look="quiet" icon="eye" onClick={() => setPreviewing(!isPreviewing)}>
              {isPreviewing ? words.preview.hide : words.preview.show}
            </Button>
          </span>
          <Button look="quiet" icon="clock" hint="H" onClick={toHistory}>
            {words.history.open}
          </Button>
        </>
      }
      keys={[
        [['/'], words.keys.find],
        [['J', 'K'], words.keys.move],
        [['D'], words.keys.differences],
        [['L'], words.keys.which],
        [['H'], words.keys.history],
        ...(mayEdit ? ([[['Ctrl', '↵'], words.keys.publish]] as const) : []),
      ]}
    >
      {form ? (
        <Panes form={form} {...view} />
      ) : (
        <p className={table['empty']} role={state.query.isError ? 'alert' : 'status'}>
          {state.query.isError ? wordsFor(t, state.query.error) : t.loading}
        </p>
      )}
      {form && asking && <Asked form={form} asking={asking} state={state} onAsk={ask} />}
    </Frame>
  )
}

function useSettingKeys(keys: Readonly<Record<'d' | 'l' | 'h', () => void>>): void {
  useKeys({
    '/': () => document.getElementById('find-setting')?.focus(),
    j: () => step(1),
    k: () => step(-1),
    ...keys,
  })
}

type PanesProps = {
  readonly form: SiteForm
  readonly state: SiteFormState
  readonly changed: number
  readonly mayEdit: boolean
  readonly which: Which
  readonly onWhich: (which: Which) => void
  readonly onAsk: (asking: Asking) => void
  readonly isPreviewing: boolean
}

/** What there is to set, the settings themselves, and what the site looks like with them. */
function Panes({ form, state, changed, mayEdit, isPreviewing, ...view }: PanesProps) {
  const [search, setSearch] = useState('')
  const { which, onWhich, onAsk } = view
  const isReady = mayEdit && changed > 0 && form.problems.length === 0 && !state.isBusy
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady) return
      if (!document.querySelector('dialog[open]')) onAsk('publish')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isReady, onAsk])
  return (
    <div className={classNames(css['panes'], isPreviewing && css['previewing'])}>
      <Groups form={form} search={search} onSearch={setSearch} />
      <div className={css['middle']}>
        <Rows state={state} search={search} isReadOnly={!mayEdit} />
        {mayEdit && <Foot {...{ form, changed, isReady, onAsk }} isBusy={state.isBusy} />}
      </div>
      <div className={css['side']}>
        <Preview
          siteId={form.site_id}
          pages={['first', 'mail', 'receipt']}
          which={which}
          onWhich={onWhich}
          locales={localesOf(form)}
          revision={`${form.version}.${form.revision}`}
        />
      </div>
    </div>
  )
}

type AskedProps = {
  readonly form: SiteForm
  readonly asking: Exclude<Asking, null>
  readonly state: SiteFormState
  readonly onAsk: (asking: Asking) => void
}

function Asked({ form, asking, state, onAsk }: AskedProps) {
  const { t } = useOffice()
  const { site_id: siteId, revision, version } = form
  const onClose = () => onAsk(null)
  const onDone = (next: SiteForm) => {
    state.put(next)
    onAsk(null)
  }
  if (asking === 'publish')
    return (
      <PublishDialog
        form={form}
        onClose={onClose}
        publish={(why) => call(publishDraft, { site_id: siteId, revision, version, why })}
        onDone={onDone}
      />
    )
  if (asking === 'discard')
    return (
      <DiscardDialog
        onClose={onClose}
        discard={() => call(discardDraft, { site_id: siteId, revision })}
        onDone={onDone}
      />
    )
  return (
    <Dialog title={t.settings.differences} onClose={onClose}>
      <Differences form={form} />
    </Dialog>
  )
}

function noteOf(
  t: ReturnType<typeof useOffice>['t'],
  { form, isBusy }: SiteFormState,
  changed: number,
): string | undefined {
  if (!form) return undefined
  if (isBusy) return t.settings.saving
  if (!form.draft || changed === 0) return form.domain
  const { who, is_mine: isMine, changed_at: at } = form.draft
  const time = timeIn(at, document.documentElement.lang)
  const saved = isMine ? t.settings.saved(time) : t.settings.savedBy(who, time)
  return `${t.settings.draft(changed)}, ${saved}`
}

/** The languages of the site as it will be, its own first. */
export function localesOf(form: SiteForm): readonly LocaleCode[] {
  const value = (name: string) => form.fields.find((field) => field.name === name)?.draft
  const [first, all] = [value('domain_language'), value('visible_locales')]
  const locales = (Array.isArray(all) ? all : []) as readonly LocaleCode[]
  return [...locales.filter((each) => each === first), ...locales.filter((each) => each !== first)]
}
