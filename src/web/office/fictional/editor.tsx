import type { ReactNode } from 'react'
import type { FictionalProfile } from '#contract/office/fictional.ts'
import { ageOnDay, Seeks } from '#contract/fields.ts'
import { COUNTRY_CODES, LOCALE_CODES } from '#contract/locales.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Field, Pill, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import table from '#web/office/kit/table.module.css'
import { Foot } from './foot.tsx'
import { Pictures } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { About, Notes } from './told.tsx'
import { type Typed, useEditor, useProfile } from './use-editor.ts'
import css from './fictional.module.css'

/** One fictional profile: the mark, which nobody changes, and all that may be. */
export function Editor() {
  const { t } = useOffice()
  const { id, siteId, query } = useProfile()
  if (id === null) return <EditorOf key="new" profile={null} siteId={siteId} />
  if (query.data) return <EditorOf key={id} profile={query.data} siteId={query.data.site_id} />
  return (
    <Frame title={t.fictional.title}>
      <p className={table['empty']} role={query.isError ? 'alert' : 'status'}>
        {query.isError ? wordsFor(t, query.error) : t.loading}
      </p>
    </Frame>
  )
}

type EditorOfProps = { readonly profile: FictionalProfile | null; readonly siteId: string }

function EditorOf({ profile, siteId }: EditorOfProps) {
  const { t } = useOffice()
  const words = t.fictional
  const editor = useEditor(profile, siteId)
  const { typed, set } = editor
  const mayEdit =
    useOperator().permissions.includes('fictional_edit') && profile?.state !== 'retired'
  const age = typed.date_of_birth === '' ? null : ageToday(typed.date_of_birth)
  useKeys({ Escape: () => goTo('/fictional') })
  const shown = profile?.pictures.find(({ state }) => state === 'fine' || state === 'ending')
  return (
    <Frame
      title={profile ? [typed.name, age].join(', ') : words.newTitle}
      badge={profile ? undefined : words.marked}
      isWhole
      actions={
        <Button look="bare" icon="arrow-left" onClick={() => goTo('/fictional')}>
          {words.back}
        </Button>
      }
      keys={[
        [['L'], words.keys.tabs],
        ...(mayEdit ? ([[['Ctrl', 'S'], words.keys.save]] as const) : []),
        [['Esc'], words.keys.list],
      ]}
    >
      <div className={css['editor']}>
        <div className={css['sheet']}>
          <TheMark profile={profile} />
          <Sheet onSave={() => void editor.save()} isOff={!mayEdit}>
            <Facts {...{ typed, set, age, profile }} />
            <About text={typed.about} set={set} isOff={!mayEdit} />
            <Notes {...{ typed, set, profile }} />
          </Sheet>
          <Pictures profile={profile} mayEdit={mayEdit} onChange={editor.keep} />
          {!mayEdit && profile?.state !== 'retired' && (
            <p className={css['hint']}>{words.readOnly}</p>
          )}
          <Problem>{editor.problem}</Problem>
        </div>
        <Preview
          profileId={profile?.id ?? null}
          pictureId={shown?.id ?? null}
          name={typed.name}
          age={age}
          city={typed.city}
          about={typed.about}
        />
        <Foot profile={profile} mayEdit={mayEdit} editor={editor} />
      </div>
      {editor.asking}
    </Frame>
  )
}

type SheetProps = {
  readonly onSave: () => void
  readonly isOff: boolean
  readonly children: ReactNode
}

/** Saved by its button or by Ctrl-S. */
function Sheet({ onSave, isOff, children }: SheetProps) {
  return (
    <form
      id="fiction"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      <fieldset disabled={isOff} className={css['plain']}>
        {children}
      </fieldset>
    </form>
  )
}

function ageToday(born: string): number {
  return ageOnDay(born, new Date().toISOString().slice(0, 10))
}

function TheMark({ profile }: { profile: FictionalProfile | null }) {
  const { t } = useOffice()
  const words = t.fictional
  return (
    <section className={css['lock']} aria-label={words.mark}>
      <Icon name="mask-happy-fill" />
      <p>
        <b>
          {words.mark}{' '}
          {profile && (
            <Pill tone={profile.state === 'published' ? 'ok' : 'over'}>
              {words.states[profile.state]}
            </Pill>
          )}
        </b>
        {words.markMore}
      </p>
      <span>
        <Icon name="lock" size="sm" />
        {words.locked}
      </span>
    </section>
  )
}

type FactsProps = {
  readonly typed: Typed
  readonly set: (change: Partial<Typed>) => void
  readonly age: number | null
  readonly profile: FictionalProfile | null
}

function Facts({ typed, set, age, profile }: FactsProps) {
  const { t, language } = useOffice()
  const words = t.fictional
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  return (
    <div className={css['facts']}>
      <Field
        label={words.name}
        value={typed.name}
        onChange={(name) => set({ name })}
        isFirst={profile === null}
      />
      <Field
        label={words.born}
        hint={age === null ? words.bornHintNew : words.bornHint(age)}
        type="date"
        value={typed.date_of_birth}
        onChange={(born) => set({ date_of_birth: born })}
      />
      <Select
        label={words.gender}
        value={typed.gender}
        onChange={(gender) => set({ gender: gender as Typed['gender'] })}
        options={[
          ['female', words.genders.female],
          ['male', words.genders.male],
        ]}
      />
      <Select
        label={words.seeks}
        value={typed.seeks}
        onChange={(seeks) => set({ seeks: seeks as Typed['seeks'] })}
        options={Seeks.options.map((each) => [each, words.seeking[each]] as const)}
      />
      <Select
        label={words.country}
        value={typed.country}
        onChange={(country) => set({ country: country as Typed['country'] })}
        options={(profile?.countries ?? COUNTRY_CODES).map(
          (code) => [code, countries.of(code) ?? code] as const,
        )}
      />
      <Field
        label={words.city}
        hint={words.cityHint}
        value={typed.city}
        onChange={(city) => set({ city })}
      />
      <Select
        label={words.language}
        value={typed.language}
        onChange={(code) => set({ language: code as Typed['language'] })}
        options={[...new Set([...(profile?.languages ?? LOCALE_CODES), typed.language])].map(
          (code) => [code, languages.of(code) ?? code] as const,
        )}
      />
    </div>
  )
}
